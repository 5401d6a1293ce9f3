// createBlock: a new block under the nearest live ancestor of the wanted parent. The same id again is no error: a client that
// lost its numbering may send it twice.
import { relationOf } from '../collection/relation'
import { TITLE } from '../collection/schema'
import type { Uuid } from '../ids'
import type { Table } from '../records/all'
import type { BlockValue } from '../records/block'
import { validateField } from '../records/value'
import type { Slice } from '../text/slice'
import { ownSlice } from '../text/slice'
import { exact, type Json, jsonObject, keyString, literal, optional } from '../validation/checks'
import { anchor } from './anchor-check'
import { defineOperation, type OperationContext } from './define'
import { homeFor, placeNeeds } from './place-needs'
import { pointer } from './pointer-check'
import { beginningOf, isAsItBegan, type RowBeginning } from './row-beginning'
import { numberedFormat, withoutNumbers } from './row-number'
import type { SpaceState } from './space-state'
import { editedBy, enlist, liveParent, ownEntry, type ParentRef, pageBelow } from './tree'
import { nothingToUndo, type UndoOf } from './undo'

export interface CreateUndo extends UndoOf<'createBlock'> {
  readonly id: Uuid
  /** What a row has to be still, to go as empty. */
  readonly began?: RowBeginning | undefined
}
export const undoCreate = (state: SpaceState, id: Uuid): CreateUndo => ({
  undo: 'createBlock',
  id,
  began: beginningOf(state.block(id)),
})

export const createBlock = defineOperation({
  command: 'createBlock',
  args: exact({
    type: keyString,
    parent: pointer,
    at: anchor,
    value: optional(
      exact({
        properties: optional(jsonObject),
        format: optional(jsonObject),
        /** Of a collection: it is copied to make rows, and is none. */
        is_template: optional(literal(true)),
      }),
    ),
  }),
  requires: ({ args: { parent, at, value } }, state, context) =>
    parent.table === 'space'
      ? [{ member: true }]
      : [
          { pointer: parent, verb: value?.is_template ? 'configure' : 'create' },
          ...placeNeeds(parent, homeFor(parent, at, state, context), 'create'),
        ],
  apply(state, _texts, { pointer: { id }, args: { type, parent, at, value } }, context) {
    if (state.block(id) || !state.bare(parent.table, parent.id)) return
    validateField('block', 'type', type)
    // Only a page stands on its own, and only in a space, a team or a collection.
    if (parent.table !== 'block' && !(isHome(parent.table) && context.kinds.traits(type).page)) return
    const home = liveParent(state, parent, at, context)
    const template = parent.table === 'collection' && value?.is_template ? { is_template: true as const } : {}
    const given = { format: withoutNumbers(value?.format ?? {}), ...template }
    const fields = {
      ...template,
      properties: plainProperties(state, home.parent, value?.properties ?? {}),
      format: numberedFormat(state, given, null, home.parent),
    }
    addBlock(state, id, type, fields, home.parent, [ownSlice(id)], context)
    enlist(state, id, home)
  },
  capture: (state, { pointer: { id } }): (() => readonly CreateUndo[]) =>
    state.block(id) ? nothingToUndo : () => [undoCreate(state, id)],
  revert(draft, { id, began }: CreateUndo) {
    const { space } = draft
    const block = space.view.block(id)
    const isEmpty = space.view.content(id).length === 0 && space.length(id) === 0
    if (block?.alive && isEmpty && isAsItBegan(block, began)) draft.trash(id, true, began)
  },
})

const isHome = (table: Table): boolean => table === 'space' || table === 'team' || table === 'collection'

/** Without what has operations of its own: the title is text, relations have two sides. */
function plainProperties(
  state: SpaceState,
  { table, id }: ParentRef,
  given: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const schema = table === 'collection' ? state.bare('collection', id)?.schema : {}
  return Object.fromEntries(Object.entries(given).filter(([name]) => name !== TITLE && !relationOf(schema?.[name])))
}

/** Adds the record of a block that is not in the tree yet. A page directly in the space belongs to its maker. */
export function addBlock(
  state: SpaceState,
  id: Uuid,
  type: string,
  fields: Pick<BlockValue, 'properties' | 'format' | 'is_template'>,
  parent: ParentRef,
  slices: readonly [Slice, ...Slice[]],
  context: OperationContext,
): void {
  const page = state.bare(parent.table, parent.id) && pageBelow(state, parent, context)
  const isPrivate = parent.table === 'space' && context.kinds.traits(type).page
  state.add('block', {
    id,
    space_id: state.spaceId,
    type,
    alive: true,
    ...fields,
    content: [],
    parent_id: parent.id,
    parent_table: parent.table,
    ...(page === undefined ? {} : { page_id: page }),
    ...(isPrivate ? { permissions: [ownEntry(context)] } : {}),
    created_time: context.now,
    created_by_id: context.actorId,
    created_by_table: context.actorTable,
    ...editedBy(context),
    crdt_data: { title: slices, own: slices[0] },
    crdt_format_version: 1,
  })
}
