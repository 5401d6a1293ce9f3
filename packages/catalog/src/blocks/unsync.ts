// Synced blocks that are to be so no longer, where they are at home and where they are shown.
import { insertTree, treeOf } from '@sheaf/core/actions/block-trees'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { type Anchor, anchorOf } from '@sheaf/core/operations/anchor'
import { type ParentRef, parentOf } from '@sheaf/core/operations/tree'

/** What lies in it stays where it is; places that showed it say that the original is gone. */
export function unsyncOriginal(draft: Draft, id: Uuid): void {
  const { parent, at } = placeBefore(draft, id)
  draft.moveAll(draft.space.content(id), parent, at)
  draft.trash(id)
}

/** A copy of what the original holds takes the place of the block that showed it. */
export function unsyncReference(draft: Draft, newId: () => Uuid, id: Uuid, original: Uuid): void {
  const { parent, at } = placeBefore(draft, id)
  insertTree(draft, treeOf(draft.space, original).children, parent, at, newId)
  draft.trash(id)
}

function placeBefore({ space }: Draft, id: Uuid): { readonly parent: ParentRef; readonly at: Anchor } {
  const parent = parentOf(space.view.mustBlock(id))
  return { parent, at: { after: anchorOf(space.content(parent.id), id).after, before: [id] } }
}
