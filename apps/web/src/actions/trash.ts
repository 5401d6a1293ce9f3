// The way back from the trash, and the way on.
import { restorePage } from '@sheaf/core/actions/pages'
import type { TrashedPage } from '@sheaf/core/api/page/get-trash'
import { TransportError } from '@sheaf/core/api/transport-error'
import type { RemovedSource } from '@sheaf/core/collection/removed-source'
import type { Uuid } from '@sheaf/core/ids'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { createApi } from '../data/api'
import { pageTitle } from '../data/page-title'
import type { SpaceSession } from '../data/space-session'
import { t } from '../i18n/t'
import { openPage } from './pages'

/** What lies in the trash, as far as bringing it back needs it. */
type Trashed = Pick<TrashedPage, 'id' | 'isInline' | 'removedFrom' | 'inPage'>

/** Restores a page, or a database in one, that may not be here yet. False: it is not to be had any more. */
export async function restoreFromTrash(session: SpaceSession, trashed: Trashed, toasts: Toasts): Promise<boolean> {
  const { id, removedFrom, inPage } = trashed
  try {
    if (!(await session.learnBlock(id))) {
      toasts.show({ text: t('This page is no longer in the trash'), tone: 'error' })
      return false
    }
  } catch {
    toasts.show({ text: t('Couldn’t restore the page. Try again.'), tone: 'error' })
    return false
  }
  const isBack = removedFrom !== undefined && (await backIntoDatabase(session, removedFrom))
  if (!isBack && session.replica.block(id)?.alive === false) session.client.commit(draft => restorePage(draft, id))
  const page = trashed.isInline ? inPage?.id : id
  toasts.show({
    text: trashed.isInline
      ? t('Database restored')
      : t('Restored “{title}”', { title: pageTitle(session.replica.block(id)) }),
    ...(page && { action: { label: t('Open'), onAction: () => openPage(page) } }),
  })
  return true
}

/** A source goes back into the database that it was removed from. False: that is gone itself. */
async function backIntoDatabase(session: SpaceSession, removed: RemovedSource): Promise<boolean> {
  const isKnown = await session.learnBlock(removed.block).catch(() => false)
  if (!isKnown || !session.replica.block(removed.block)?.alive) return false
  const { restoreSource } = await import('@sheaf/core/actions/database/sources')
  session.client.commit(draft => restoreSource(draft, removed))
  return true
}

/** Whether it is gone, by this person or by another. What was restored meanwhile is left alone. */
export async function deletePermanently(session: SpaceSession, id: Uuid, toasts: Toasts): Promise<boolean> {
  try {
    const { isDeleted } = await createApi(session.userId, session.spaceId).deleteFromTrash({
      spaceId: session.spaceId,
      pageId: id,
    })
    toasts.show({ text: isDeleted ? t('Deleted permanently') : t('Not deleted: someone restored it') })
    return isDeleted
  } catch (error) {
    if (error instanceof TransportError && error.status === 404) return true
    toasts.show({
      text:
        error instanceof TransportError && error.status === 403
          ? t('You don’t have permission to delete this page')
          : t('Couldn’t delete the page. Try again.'),
      tone: 'error',
    })
    return false
  }
}
