// What people do with pages, as transactions: making them, and moving them to the trash with a way back.
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { ParentRef } from '@sheaf/core/operations/tree'
import type { Draft } from '@sheaf/sync/draft'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { newId } from '../data/browser-world'
import { pageTitle } from '../data/page-title'
import type { SpaceSession } from '../data/space-session'
import { t } from '../i18n/t'
import { navigate } from '../navigation'
import { pageRoute, rootRoute } from '../routes'

export const openPage = (pageId: Uuid): void => navigate(pageRoute(pageId))

/** A page that only its maker sees: it hangs from the space, and the maker's own view lists it. */
export function makePrivatePage(session: SpaceSession): Uuid {
  const id = newId()
  session.client.commit(draft => draftPrivatePage(session, draft, id))
  return id
}
/** The same as a part of something larger. */
export function draftPrivatePage(session: SpaceSession, draft: Draft, id: Uuid): void {
  draft.create(id, 'page', { table: 'space', id: session.spaceId }, atEnd)
  draft.push({
    command: 'listInsert',
    pointer: session.viewPointer,
    path: ['private_pages'],
    args: { id, at: { after: [], before: [] } },
  })
}

/** A page in a team or inside another page. */
export function makePageIn(session: SpaceSession, parent: ParentRef): Uuid {
  const id = newId()
  session.client.commit(draft => draft.create(id, 'page', parent, atEnd))
  return id
}

export function trashPage(session: SpaceSession, id: Uuid, toasts: Toasts): void {
  const title = pageTitle(session.replica.block(id))
  const listed = session.replica.get('space_view', spaceViewId(session.spaceId, session.userId))
  const isPrivate = (listed?.['private_pages'] as readonly Uuid[] | undefined)?.includes(id)
  const done = session.client.commit(draft => {
    draft.trash(id)
    if (isPrivate)
      draft.push({ command: 'listRemove', pointer: session.viewPointer, path: ['private_pages'], args: { id } })
  })
  if (!done) return
  toasts.show({
    text: t('“{title}” is in the trash', { title }),
    action: {
      label: t('Undo'),
      onAction: () => {
        session.client.commit(draft => draft.revert(done.inverse))
        openPage(id)
      },
    },
  })
  navigate(rootRoute)
}

export function restorePage(session: SpaceSession, id: Uuid): void {
  const block = session.replica.block(id)
  session.client.commit(draft => {
    draft.restore(id)
    if (block?.parent_table === 'space')
      draft.push({
        command: 'listInsert',
        pointer: session.viewPointer,
        path: ['private_pages'],
        args: { id, at: { after: [], before: [] } },
      })
  })
}
