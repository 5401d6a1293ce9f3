// Says how far a long paste is, once a second, with a way to cancel it. What is over before it was noticed is not spoken of.
import type { PageEditorOptions } from '@sheaf/editor/page-editor'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { formatNumber, t } from '../../i18n/t'

const PAUSE_MS = 1_000
const id = 'paste'

export function pasteProgress(toasts: Toasts): NonNullable<PageEditorOptions['onPasteProgress']> {
  let nextAt: number | null = null
  return (done, { total, cancel }) => {
    if (done === null) {
      nextAt = null
      toasts.close(id)
      return
    }
    const now = Date.now()
    nextAt ??= now + PAUSE_MS / 2
    if (now < nextAt) return
    nextAt = now + PAUSE_MS
    const text = t('Pasting {done} of {total} blocks', { done: formatNumber(done), total: formatNumber(total) })
    toasts.show({ id, text, action: { label: t('Cancel'), onAction: cancel }, durationMs: 0 })
  }
}
