// Icon, cover, font and width of a page. What takes something away can be taken back.

import type { Draft } from '@sheaf/core/actions/draft'
import { type PageStyleField, stylePage } from '@sheaf/core/actions/pages'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import type { Toasts } from '@sheaf/ui/toast/toast'
import type { SpaceSession } from '../data/space-session'
import { t } from '../i18n/t'

/** Null takes a field away: the page is as usual again. */
export function restylePage(
  session: SpaceSession,
  pageId: Uuid,
  fields: Readonly<Partial<Record<PageStyleField, Json>>>,
): Draft | null {
  return session.client.commit(draft => stylePage(draft, pageId, fields))
}

export function clearPageStyle(
  session: SpaceSession,
  pageId: Uuid,
  fields: readonly PageStyleField[],
  said: string,
  toasts: Toasts,
): void {
  const done = restylePage(session, pageId, Object.fromEntries(fields.map(name => [name, null])))
  if (!done) return
  toasts.show({
    text: said,
    action: { label: t('Undo'), onAction: () => void session.client.commit(draft => draft.revert(done.inverse)) },
  })
}
