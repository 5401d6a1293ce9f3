// Pages as people mean them: made, moved, put into the trash and brought back. A page that hangs from the space itself is somebody's
// own, and stands in their private list.
import type { Uuid } from '../ids'
import { type Anchor, atEnd } from '../operations/anchor'
import type { ParentRef } from '../operations/tree'
import type { Json } from '../validation/checks'
import type { BlockFields, Draft } from './draft'
import { listPrivatePage, unlistPrivatePage } from './space-view'

/** Its parent and where it lies there; among one's own pages, where it lies in their list. */
export interface PagePlace {
  readonly parent: ParentRef
  readonly at: Anchor
}

export function createPage(
  draft: Draft,
  id: Uuid,
  { parent, at }: PagePlace,
  { type = 'page', title = '', ...fields }: BlockFields & { readonly type?: string; readonly title?: string } = {},
): void {
  const isPrivate = parent.table === 'space'
  draft.create(id, type, parent, isPrivate ? atEnd : at, fields)
  if (isPrivate) listPrivatePage(draft, id, at)
  if (title) draft.insertText(id, 0, title)
}

/** A page that only its maker sees. */
export const createPrivatePage = (draft: Draft, id: Uuid): void =>
  createPage(draft, id, { parent: { table: 'space', id: draft.space.spaceId }, at: atEnd })

export function movePage(draft: Draft, id: Uuid, { parent, at }: PagePlace): void {
  if (parent.table !== 'space') {
    draft.move(id, parent, at)
    unlistPrivatePage(draft, id)
    return
  }
  const block = draft.space.block(id)
  if (block?.parent_table !== 'space' || block.parent_id !== parent.id) draft.move(id, parent, atEnd)
  listPrivatePage(draft, id, at)
}

export function trashPage(draft: Draft, id: Uuid): void {
  draft.trash(id)
  unlistPrivatePage(draft, id)
}

export function restorePage(draft: Draft, id: Uuid): void {
  draft.restore(id)
  if (draft.space.block(id)?.parent_table === 'space') listPrivatePage(draft, id)
}

export type PageStyleField =
  | 'page_icon'
  | 'page_cover'
  | 'page_cover_position'
  | 'page_full_width'
  | 'page_small_text'
  | 'page_font'
  | 'block_locked'

/** Null takes a field away: the page is as usual again. */
export function stylePage(draft: Draft, id: Uuid, fields: Readonly<Partial<Record<PageStyleField, Json>>>): void {
  const pointer = draft.at('block', id)
  for (const [name, value] of Object.entries(fields)) draft.setField(pointer, ['format', name], value ?? null)
}
