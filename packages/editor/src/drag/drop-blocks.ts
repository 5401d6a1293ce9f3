// What a drop does, as operations: between blocks, into a page, or beside a block, which makes columns or one more of them.

import { putBeside } from '@sheaf/core/actions/blocks/columns'
import { dropFor } from '@sheaf/core/actions/blocks/drop-blocks'
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
  const drop = dropFor(core.replica, ids, parent ?? core.pageId, { after, before })
  return drop !== null && moveTo(drop.ids, drop.parent, drop.index)(core)
}

function dropBeside(core: EditorCore, ids: readonly Uuid[], of: Uuid, side: 'start' | 'end'): boolean {
  const { replica } = core
  if (!replica.block(of) || ids.some(id => replica.view.isAncestorOrSelf(id, of))) return false
  return core.act(draft => {
    putBeside(draft, core.options.newId, ids, of, side)
    return null
  })
}
