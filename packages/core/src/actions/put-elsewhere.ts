// Blocks that come to another place than the one where they are seen: another page, or one that they are brought back to.
import type { Uuid } from '../ids'
import { ANCHORS, type Anchor } from '../operations/anchor'
import type { ParentRef } from '../operations/tree'
import type { Draft } from './draft'

/** A block that is out of sight comes back: where it was, or elsewhere where it went with what lay around it. */
export function bringBackTo(
  draft: Draft,
  id: Uuid,
  place: { readonly parent: ParentRef; readonly at: Anchor } | null,
): void {
  if (place) draft.bringBack(id, place.parent, place.at)
  else draft.restore(id)
}

/** Behind everything that the page shows, in their order. Of a page that is not open not all may be here: its very end, not that of what is. */
export function moveIntoPage(draft: Draft, ids: readonly Uuid[], page: Uuid): void {
  const last = draft.space.view.content(page).slice(-ANCHORS).reverse()
  draft.moveAll(ids, { table: 'block', id: page }, { after: last, before: [] })
}
