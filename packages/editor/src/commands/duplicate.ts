// A copy of the selected blocks, behind the last of them. The caret, or the selection of blocks, goes to the copy.

import { insertTree, treeOf } from '@sheaf/core/actions/block-trees'
import { siblingsOf } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import { parentOf } from '@sheaf/core/operations/tree'
import { BlockSelection } from '../block-selection/block-selection'
import { selectBlocks } from '../block-selection/select-blocks'
import { unitOf, withLayouts } from '../block-selection/units'
import { type Command, caretPoint, selectedBlocks } from './command'

export const duplicateBlocks: Command = core => {
  const { replica } = core
  const units = [...new Set(selectedBlocks(core).flatMap(id => unitOf(core, id) ?? []))]
  const ids = withLayouts(core, units)
  const last = ids.at(-1)
  if (last === undefined) return false
  const isOfBlocks = core.state.selection instanceof BlockSelection
  const caret = caretPoint(core)
  let made: readonly Uuid[] = []
  core.act(draft => {
    const siblings = siblingsOf(replica, last)
    made = insertTree(
      draft,
      ids.map(id => treeOf(replica, id)),
      parentOf(replica.view.mustBlock(last)),
      anchorAt(siblings, siblings.indexOf(last) + 1),
      core.newCopyId,
    )
    const [only] = made
    return caret && only !== undefined && made.length === 1 && caret.block === ids[0]
      ? { block: only, offset: caret.offset }
      : null
  })
  if (isOfBlocks || (made.length > 1 && !caret)) selectBlocks(core, made)
  return true
}
