// A copy of a page with everything in it. The server makes it, since not all of a page need be here; a large one takes a while, which
// is said, and can be given up.
import { trashPage } from '@sheaf/core/actions/pages'
import { TransportError } from '@sheaf/core/api/transport-error'
import type { Uuid } from '@sheaf/core/ids'
import { whenSaved } from '@sheaf/sync/when-saved'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { createApi } from '../data/api'
import { newCopyId } from '../data/browser-world'
import { pageTitle } from '../data/page-title'
import type { SpaceSession } from '../data/space-session'
import { refusalText } from '../i18n/refusal-text'
import { formatNumber, t } from '../i18n/t'
import { openPage } from './pages'
import { progressToast } from './progress-toast'

/** A copy that takes longer than this is spoken of. */
const SLOW_MS = 800
const SENT_WITHIN_MS = 10_000

/** `open`: goes to the copy once it is whole. */
export async function duplicateWholePage(
  session: SpaceSession,
  pageId: Uuid,
  toasts: Toasts,
  { open }: { readonly open: boolean },
): Promise<void> {
  const copyId = newCopyId()
  const title = pageTitle(session.replica.block(pageId))
  const takeBack = (): void => void trashCopy(session, copyId)
  let isGivenUp = false
  const id = `duplicate ${copyId}`
  const progress = progressToast(toasts, id)
  const action = {
    label: t('Cancel'),
    onAction: () => {
      isGivenUp = true
      takeBack()
    },
  }
  const slow = setTimeout(
    () => toasts.show({ id, text: t('Duplicating “{title}”…', { title }), action, durationMs: 0 }),
    SLOW_MS,
  )
  try {
    // What was written a moment ago belongs to the copy too.
    await whenSaved(session, AbortSignal.timeout(SENT_WITHIN_MS)).catch(() => {})
    const { spaceId } = session
    const parts = createApi(session.userId, spaceId).lines('duplicatePage', { spaceId, pageId, copyId })
    let copy: { readonly isWhole: boolean } | null = null
    for await (const part of parts) {
      const { blocks, total } = part
      if (total === undefined) copy = part
      if (total === undefined || isGivenUp) continue
      clearTimeout(slow)
      const counts = { done: formatNumber(blocks), total: formatNumber(total) }
      progress.tell(() => ({ text: t('Duplicating {done} of {total} blocks', counts), action }))
    }
    if (!copy) throw new Error('a copy broke off')
    if (!copy.isWhole || isGivenUp) return
    if (open) openPage(copyId)
    toasts.show({ text: t('Duplicated “{title}”', { title }), action: { label: t('Undo'), onAction: takeBack } })
  } catch (error) {
    const body = error instanceof TransportError && !error.offline ? error.body : undefined
    toasts.show({ text: body ? refusalText(body) : t('Couldn’t duplicate the page. Try again.'), tone: 'error' })
  } finally {
    clearTimeout(slow)
    progress.end()
  }
}

async function trashCopy(session: SpaceSession, copyId: Uuid): Promise<void> {
  const isHere = await session.learnBlock(copyId).catch(() => false)
  if (!isHere) return
  session.client.commit(draft => trashPage(draft, copyId))
}
