// What is done to several blocks or pages at once, in one step.
import type { Uuid } from '../ids'
import { ANCHORS } from '../operations/anchor'
import type { Draft } from './draft'

export function trashAll(draft: Draft, ids: readonly Uuid[]): void {
  for (const id of ids) draft.trash(id)
}

export function restoreAll(draft: Draft, ids: readonly Uuid[]): void {
  for (const id of ids) draft.restore(id)
}

/** Behind everything that the page shows, in their order. Of a page that is not open not all may be here: its very end, not that of what is. */
export function moveIntoPage(draft: Draft, ids: readonly Uuid[], page: Uuid): void {
  const last = draft.space.view.content(page).slice(-ANCHORS).reverse()
  draft.moveAll(ids, { table: 'block', id: page }, { after: last, before: [] })
}
