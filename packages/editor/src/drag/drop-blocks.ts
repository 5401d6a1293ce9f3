// What a drop does, as operations: between blocks, into a page, or beside a block, which makes columns or one more of them.

import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { parentOf } from '@sheaf/core/operations/tree'
import { type Command, inBlock, siblingsOf } from '../commands/command'
import { moveTo } from '../commands/move'
import { moveToPage } from '../commands/move-to-page'
import type { EditorCore } from '../editor-core'
import { loadedChildren } from '../render'
import type { DropTarget } from './drop-target'

/** The types that a drop beside a block makes. */
const COLUMNS = 'column_list'
const COLUMN = 'column'

export const dropBlocks =
  (ids: readonly Uuid[], target: DropTarget): Command =>
  core => {
    if (ids.length === 0) return false
    core.options.history.closeEntry()
    if (target.kind === 'into') return moveToPage(target.page, ids)(core)
    if (target.kind === 'beside') return dropBeside(core, ids, target.of, target.side)
    return dropBetween(core, ids, target)
  }

function dropBetween(
  core: EditorCore,
  ids: readonly Uuid[],
  { parent, after, before }: Extract<DropTarget, { kind: 'between' }>,
): boolean {
  const into = parent ?? core.pageId
  if (ids.some(id => core.replica.view.isAncestorOrSelf(id, into))) return false
  const children = loadedChildren(core.replica, into)
  const going = new Set(ids)
  const rest = children.filter(id => !going.has(id))
  // The neighbour may be one of those that go; then the one before it counts.
  const stays = (upTo: number): number => children.slice(0, upTo).filter(id => !going.has(id)).length
  const index =
    after !== null
      ? stays(children.indexOf(after) + 1)
      : before !== null
        ? stays(children.indexOf(before))
        : rest.length
  return moveTo(ids, into, index)(core)
}

function dropBeside(core: EditorCore, ids: readonly Uuid[], of: Uuid, side: 'start' | 'end'): boolean {
  const { replica } = core
  const beside = replica.block(of)
  if (!beside || ids.some(id => replica.view.isAncestorOrSelf(id, of))) return false
  return core.act(draft => {
    const around = replica.block(beside.parent_id)
    const frame = around?.parent_id
    const isInColumn = frame !== undefined && replica.options.kinds.traits(replica.block(frame)?.type ?? '').fewest > 0
    const list = isInColumn ? frame : wrap(core, draft, of)
    const column = isInColumn ? beside.parent_id : replica.view.mustBlock(of).parent_id
    const columns = loadedChildren(replica, list)
    const made = core.options.newId()
    draft.create(made, COLUMN, inBlock(list), anchorAt(columns, columns.indexOf(column) + (side === 'end' ? 1 : 0)))
    draft.moveAll(ids, inBlock(made), { after: [], before: [] })
    // A column that lost all it had is gone when the draft is done; those that stay share the width.
    const left = loadedChildren(replica, list).filter(id => replica.view.content(id).length > 0)
    const ratio = Math.round(1e4 / left.length) / 1e4
    for (const id of left) draft.set(blockPointer(replica.options.spaceId, id), ['format', 'column_ratio'], ratio)
    return null
  })
}

/** A block becomes the only column of a new list at its place. Returns the list. */
function wrap(core: EditorCore, draft: Draft, id: Uuid): Uuid {
  const { replica } = core
  const list = core.options.newId()
  const column = core.options.newId()
  const siblings = siblingsOf(replica, id)
  draft.create(list, COLUMNS, parentOf(replica.view.mustBlock(id)), anchorAt(siblings, siblings.indexOf(id)))
  draft.create(column, COLUMN, inBlock(list), { after: [], before: [] })
  draft.move(id, inBlock(column), { after: [], before: [] })
  return list
}
