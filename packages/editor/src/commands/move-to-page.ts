// Blocks to another page, at its end.
import { moveIntoPage } from '@sheaf/core/actions/put-elsewhere'
import type { Uuid } from '@sheaf/core/ids'
import { withLayouts } from '../block-selection/units'
import type { EditorCore } from '../editor-core'
import { type Command, selectedBlocks } from './command'

export const moveToPage =
  (page: Uuid, ids?: readonly Uuid[]): Command =>
  core => {
    const going = withLayouts(core, ids ?? selectedBlocks(core))
    if (going.length === 0 || page === core.pageId || !canReach(core, page, going)) return false
    return core.act(draft => {
      moveIntoPage(draft, going, page)
      return null
    })
  }

/** A page cannot go into itself, nor into a page inside it. */
const canReach = (core: EditorCore, page: Uuid, going: readonly Uuid[]): boolean =>
  core.replica.block(page) !== undefined && !going.some(id => core.replica.view.isAncestorOrSelf(id, page))
