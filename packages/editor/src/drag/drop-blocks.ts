// What a drop does, as operations: between blocks, into a page, or beside a block, which makes columns or one more of them.

import { putBeside } from '@sheaf/core/actions/blocks/columns'
import { loadedChildren } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import { type Command } from '../commands/command'
import { moveTo } from '../commands/move'
import { moveToPage } from '../commands/move-to-page'
import type { EditorCore } from '../editor-core'
import type { DropTarget } from './drop-target'

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
  if (!replica.block(of) || ids.some(id => replica.view.isAncestorOrSelf(id, of))) return false
  return core.act(draft => {
    putBeside(draft, core.options.newId, ids, of, side)
    return null
  })
}
