// How a page is dressed, as transactions. What takes something away can be taken back.
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import type { Draft } from '@sheaf/sync/draft'
import type { Toasts } from '@sheaf/ui/toast/toast'
import type { SpaceSession } from '../data/space-session'
import { t } from '../i18n/t'

export type DressField =
  | 'page_icon'
  | 'page_cover'
  | 'page_cover_position'
  | 'page_full_width'
  | 'page_small_text'
  | 'page_font'
  | 'block_locked'

/** Null takes a field away: the page is as usual again. */
export function dressPage(
  session: SpaceSession,
  pageId: Uuid,
  fields: Readonly<Partial<Record<DressField, Json>>>,
): Draft | null {
  const pointer = session.pointer('block', pageId)
  return session.client.commit(draft => {
    for (const [name, value] of Object.entries(fields))
      if (value === null || value === undefined) draft.unset(pointer, ['format', name])
      else draft.set(pointer, ['format', name], value)
  })
}

export function undress(
  session: SpaceSession,
  pageId: Uuid,
  fields: readonly DressField[],
  said: string,
  toasts: Toasts,
): void {
  const done = dressPage(session, pageId, Object.fromEntries(fields.map(name => [name, null])))
  if (!done) return
  toasts.show({
    text: said,
    action: { label: t('Undo'), onAction: () => void session.client.commit(draft => draft.revert(done.inverse)) },
  })
}
