// Moving a page to the trash, and the way back.
import { trashPage } from '@sheaf/core/actions/pages'
import type { Uuid } from '@sheaf/core/ids'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { pageTitle } from '../data/page-title'
import type { SpaceSession } from '../data/space-session'
import { t } from '../i18n/t'
import { navigate } from '../navigation'
import { rootRoute } from '../routes'
import { openPage } from './pages'

export function trashAndLeave(session: SpaceSession, id: Uuid, toasts: Toasts): void {
  const title = pageTitle(session.replica.block(id))
  const done = session.client.commit(draft => trashPage(draft, id))
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
