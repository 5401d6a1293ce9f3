// Moving a page to the trash, and the way back.
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { pageTitle } from '../data/page-title'
import type { SpaceSession } from '../data/space-session'
import { t } from '../i18n/t'
import { navigate } from '../navigation'
import { rootRoute } from '../routes'
import { openPage } from './pages'

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
    text: t('Moved “{title}” to trash', { title }),
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
