// Placing blocks in the tree. Every list of children is changed here and nowhere else, so that a live block is in exactly
// one list, and that list is its parent's.
import { collectionsOf } from '../collection/shown-collections'
import type { Uuid } from '../ids'
import type { Verb } from '../permissions/rights'
import type { Table } from '../records/all'
import type { BlockValue, PermissionItem } from '../records/block'
import { type Anchor, atEnd } from './anchor'
import type { OperationContext } from './define'
import { numberedFormat } from './row-number'
import type { SpaceState } from './space-state'

export interface ParentRef {
  readonly table: Table
  readonly id: Uuid
}

export const parentOf = (block: BlockValue): ParentRef => ({ table: block.parent_table as Table, id: block.parent_id })

export function detach(state: SpaceState, id: Uuid): void {
  const parent = parentOf(state.mustBlock(id))
  if (!state.bare(parent.table, parent.id)) return
  if (state.hasChild(parent.table, parent.id, id)) state.removeChild(parent.table, parent.id, id)
}

/** The nearest parent that is shown, following merges and stepping over trashed ancestors to the place they had. */
export function liveParent(
  state: SpaceState,
  wanted: ParentRef,
  at: Anchor,
  context: OperationContext,
): { parent: ParentRef; at: Anchor } {
  let parent = wanted
  let place = at
  for (let step = 0; step < 1000; step++) {
    if (parent.table !== 'block') return { parent, at: place }
    const dead = state.topmostDead(parent.id, type => context.kinds.traits(type).page)
    if (dead === null) return { parent, at: place }
    const block = state.mustBlock(dead)
    if (block.crdt_data?.merged) {
      const holder = state.holder(dead)
      if (holder === undefined || holder === dead) return { parent: parentOf(block), at: place }
      parent = { table: 'block', id: holder }
      continue
    }
    place = block.crdt_data?.trash ?? place
    parent = parentOf(block)
  }
  return { parent, at: place }
}

/** The page that shows the children of a parent. */
export function pageBelow(state: SpaceState, parent: ParentRef, context: OperationContext): Uuid | undefined {
  if (parent.table !== 'block') return undefined
  const block = state.bare('block', parent.id)
  if (!block) throw new Error(`no block ${parent.id}`)
  return context.kinds.traits(block.type).page ? block.id : block.page_id
}

/**
 * Puts a block into the tree; it must not be in another list. Its page goes with it down to the next page. Where a client was
 * told of the list before the block, it is in it already: there the server put it.
 */
export function place(
  state: SpaceState,
  id: Uuid,
  wanted: ParentRef,
  wantedAt: Anchor,
  context: OperationContext,
): void {
  const { parent, at } = liveParent(state, wanted, wantedAt, context)
  // On a client either may not have arrived yet.
  if (!state.bare(parent.table, parent.id) || !state.block(id)) return
  const block = state.mustBlock(id)
  const format = numberedFormat(state, block, parentOf(block), parent)
  state.changeBlock(id, {
    parent_id: parent.id,
    parent_table: parent.table,
    ...(format === block.format ? {} : { format }),
  })
  enlist(state, id, { parent, at })
  setPage(state, id, pageBelow(state, parent, context), context)
}

/** Into the list of a parent that is here. */
export function enlist(state: SpaceState, id: Uuid, { parent, at }: { parent: ParentRef; at: Anchor }): void {
  if (!state.bare(parent.table, parent.id) || state.hasChild(parent.table, parent.id, id)) return
  state.insertChild(parent.table, parent.id, id, at)
}

function setPage(state: SpaceState, id: Uuid, page: Uuid | undefined, context: OperationContext): void {
  const block = state.block(id)
  if (!block || block.page_id === page) return
  state.changeBlock(id, { page_id: page })
  tellDatabase(state, block)
  // What was merged into it goes with it: texts may be at home there.
  for (const { o } of state.slices(id)) if (o !== id && state.block(o)) state.changeBlock(o, { page_id: page })
  if (context.kinds.traits(block.type).page) return
  for (const child of state.content(id)) setPage(state, child, page, context)
}

/** The readers of the page that a database comes to, and of the one it leaves, hear of its collections and views by a new version. */
function tellDatabase(state: SpaceState, block: BlockValue): void {
  for (const id of collectionsOf(block))
    if (state.bare('collection', id)?.['parent_id'] === block.id) state.change('collection', id, {})
  for (const id of block.view_ids ?? [])
    if (state.bare('collection_view', id)?.['parent_id'] === block.id) state.change('collection_view', id, {})
}

/** Directly after a block, or where it was if it is no longer shown; always on its page, with which it may share a text. */
export function placeAfter(state: SpaceState, id: Uuid, sibling: Uuid, context: OperationContext): void {
  const block = state.mustBlock(sibling)
  const at = block.alive ? { after: [sibling], before: [] } : (block.crdt_data?.trash ?? atEnd)
  const target = liveParent(state, parentOf(block), at, context)
  if (block.page_id === undefined || pageBelow(state, target.parent, context) === block.page_id)
    return place(state, id, target.parent, target.at, context)
  // It went to the trash here, and what it lay in has moved to another page since.
  place(state, id, { table: 'block', id: block.page_id }, atEnd, context)
}

export function anchorInTree(state: SpaceState, id: Uuid): Anchor {
  const parent = parentOf(state.mustBlock(id))
  return state.anchorOfChild(parent.table, parent.id, id)
}

/** Alive, and so is everything above it within its page: shown. */
export function isShown(state: SpaceState, id: Uuid, context: OperationContext): boolean {
  const block = state.block(id)
  return block !== undefined && block.alive && state.topmostDead(id, type => context.kinds.traits(type).page) === null
}

/** A page is trashed and brought back by whoever may set it up; a block, or a row of a collection, by whoever may edit. */
export const verbToTrash = (block: BlockValue | undefined, context: OperationContext): Verb =>
  block && context.kinds.traits(block.type).page && !isRow(block) ? 'configure' : 'edit'

/** Templates belong to how a collection is set up. */
const isRow = ({ parent_table, is_template }: BlockValue): boolean => parent_table === 'collection' && !is_template

/** Fields that every change of a block by a person sets. */
export const editedBy = (context: OperationContext): Partial<BlockValue> => ({
  last_edited_time: context.now,
  last_edited_by_id: context.actorId,
  last_edited_by_table: context.actorTable,
})

/** A page directly in the space belongs to the person who puts it there. */
export const ownEntry = ({ personId, actorId }: OperationContext): PermissionItem => ({
  type: 'user',
  user_id: personId ?? actorId,
  role: 'owner',
})
