// Blocks to another page, at its end.
import type { Uuid } from '@sheaf/core/ids'
import { ANCHORS } from '@sheaf/core/operations/anchor'
import { withLayouts } from '../block-selection/units'
import type { EditorCore } from '../editor-core'
import { type Command, inBlock, selectedBlocks } from './command'

export const moveToPage =
  (page: Uuid, ids?: readonly Uuid[]): Command =>
  core => {
    const going = withLayouts(core, ids ?? selectedBlocks(core))
    if (going.length === 0 || page === core.pageId || !canReach(core, page, going)) return false
    return core.act(draft => {
      // Of a page that is not open not all may be here: its very end, not that of what is.
      const after = core.replica.view.content(page).slice(-ANCHORS).reverse()
      draft.moveAll(going, inBlock(page), { after, before: [] })
      return null
    })
  }

/** A page cannot go into itself, nor into a page inside it. */
const canReach = (core: EditorCore, page: Uuid, going: readonly Uuid[]): boolean =>
  core.replica.block(page) !== undefined && !going.some(id => core.replica.view.isAncestorOrSelf(id, page))
