// Blocks to another page, at its end. A text that is shared with a block that stays cannot go (core/operations/shared-text.ts):
// of such a block a copy is made there and the original goes, in the same transaction; everything else moves.
import type { Uuid } from '@sheaf/core/ids'
import { ANCHORS, type Anchor, nearer } from '@sheaf/core/operations/anchor'
import { sharesText } from '@sheaf/core/operations/shared-text'
import type { ParentRef } from '@sheaf/core/operations/tree'
import { plant, treeOf } from '@sheaf/sync/block-trees'
import type { Draft } from '@sheaf/sync/draft'
import { withLayouts } from '../block-selection/units'
import type { EditorCore } from '../editor-core'
import { type Command, inBlock, selectedBlocks } from './command'
import { leaveBehind } from './leave-behind'

export const moveToPage =
  (page: Uuid, ids?: readonly Uuid[]): Command =>
  core => {
    const going = withLayouts(core, ids ?? selectedBlocks(core))
    if (going.length === 0 || page === core.pageId || !canReach(core, page, going)) return false
    return core.act(draft => {
      // Of a page that is not open not all may be here: its very end, not that of what is.
      let after = core.replica.view.content(page).slice(-ANCHORS).reverse()
      for (const id of going) after = nearer(send(core, draft, id, inBlock(page), { after, before: [] }), after)
      return null
    })
  }

/** A page cannot go into itself, nor into a page inside it. */
const canReach = (core: EditorCore, page: Uuid, going: readonly Uuid[]): boolean =>
  core.replica.block(page) !== undefined && !going.some(id => core.replica.view.isAncestorOrSelf(id, page))

/** Returns the id that the block has at its new place. */
export function send(core: EditorCore, draft: Draft, id: Uuid, parent: ParentRef, at: Anchor): Uuid {
  const { replica } = core
  const isPage = replica.options.kinds.traits(replica.view.mustBlock(id).type).page
  if (isPage || !sharesText(replica.view, replica.texts, id, replica.context())) {
    draft.move(id, parent, at)
    return id
  }
  const children = replica.view.content(id)
  const [copy] = plant(draft, [{ ...treeOf(replica, id), children: [] }], parent, at, core.newCopyId)
  if (copy === undefined) throw new Error(`no copy was made of ${id}`)
  let after: Uuid[] = []
  for (const child of children) {
    if (!replica.block(child)?.alive) continue
    after = nearer(send(core, draft, child, inBlock(copy), { after, before: [] }), after)
  }
  leaveBehind(replica, draft, id)
  return copy
}
