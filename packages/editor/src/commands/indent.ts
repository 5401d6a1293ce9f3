// Deeper and back. A block goes under the one before it; on the way back, what followed it in its parent stays there. Nothing
// goes where it is not held, and the parts of a frame stay where they are.

import { inBlock, lastIn } from '@sheaf/core/actions/blocks/places'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { anchorInTree, parentOf } from '@sheaf/core/operations/tree'
import type { EditorCore } from '../editor-core'
import { type Command, selectedBlocks, siblingsOf } from './command'
import { foldOf, isMadeOfParts, mayHold } from './places'
import { isFlowing } from './reading-order'

export const indent: Command = core => {
  const { replica } = core
  const ids = selectedBlocks(core)
  const [first] = ids
  if (first === undefined || isMadeOfParts(core, replica.view.mustBlock(first).parent_id)) return false
  const siblings = siblingsOf(replica, first)
  const before = siblings[siblings.indexOf(first) - 1]
  if (before === undefined || !isFlowing(replica, before)) return false
  const beside = new Set(siblings)
  const going = ids.filter(id => beside.has(id) && mayHold(core, before, replica.view.mustBlock(id).type))
  if (going.length === 0) return false
  if (foldOf(core, before) === 'closed') core.options.folding?.open(before)
  return core.act(draft => {
    draft.moveAll(going, inBlock(before), lastIn(replica, before))
    return null
  })
}

export const outdent: Command = core => {
  const ids = selectedBlocks(core)
  const [first] = ids
  if (first === undefined) return false
  const siblings = new Set(siblingsOf(core.replica, first))
  const going = ids.filter(id => siblings.has(id) && mayOutdent(core, id))
  if (going.length === 0) return false
  return core.act(draft => {
    // Last first: each then lands directly behind the parent, before those already there.
    for (const id of [...going].reverse()) outdentBlock(core, draft, id)
    return null
  })
}

/** There is a level above on this page, and it holds such a block. */
export function mayOutdent(core: EditorCore, id: Uuid): boolean {
  const { replica, pageId } = core
  const { parent_id, type } = replica.view.mustBlock(id)
  if (parent_id === pageId || isMadeOfParts(core, parent_id)) return false
  return mayHold(core, replica.view.mustBlock(parent_id).parent_id, type)
}

export function outdentBlock(core: EditorCore, draft: Draft, id: Uuid): void {
  const { replica } = core
  const parent = replica.view.mustBlock(id).parent_id
  const value = replica.view.mustBlock(parent)
  draft.move(id, parentOf(value), { after: [parent], before: anchorInTree(replica.view, parent).before })
}
