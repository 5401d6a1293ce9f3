// Deeper and back. A block goes under the one before it; on the way back, what followed it in its parent stays there.
import type { Uuid } from '@sheaf/core/ids'
import { anchorOf } from '@sheaf/core/operations/anchor'
import { parentOf } from '@sheaf/core/operations/tree'
import type { Draft } from '@sheaf/sync/draft'
import type { EditorCore } from '../editor-core'
import { type Command, inBlock, lastIn, selectedBlocks, siblingsOf } from './command'
import { isFlowing } from './reading-order'

export const indent: Command = core => {
  const ids = selectedBlocks(core)
  const [first] = ids
  if (first === undefined) return false
  const siblings = siblingsOf(core.replica, first)
  const before = siblings[siblings.indexOf(first) - 1]
  if (before === undefined || !isFlowing(core.replica, before)) return false
  return core.act(draft => {
    for (const id of ids) if (siblings.includes(id)) draft.move(id, inBlock(before), lastIn(core.replica, before))
    return null
  })
}

export const outdent: Command = core => {
  const ids = selectedBlocks(core)
  const [first] = ids
  if (first === undefined || core.replica.view.mustBlock(first).parent_id === core.pageId) return false
  const siblings = siblingsOf(core.replica, first)
  return core.act(draft => {
    // Last first: each then lands directly behind the parent, before those already there.
    for (const id of [...ids].reverse()) if (siblings.includes(id)) outdentBlock(core, draft, id)
    return null
  })
}

export function outdentBlock(core: EditorCore, draft: Draft, id: Uuid): void {
  const { replica } = core
  const parent = replica.view.mustBlock(id).parent_id
  const value = replica.view.mustBlock(parent)
  draft.move(id, parentOf(value), { after: [parent], before: anchorOf(siblingsOf(replica, parent), parent).before })
}
