// Says how far a long paste is, with a way to cancel it.
import type { PageEditorOptions } from '@sheaf/editor/page-editor'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { progressToast } from '../../actions/progress-toast'
import { formatNumber, t } from '../../i18n/t'

export function pasteProgress(toasts: Toasts): NonNullable<PageEditorOptions['onPasteProgress']> {
  const { tell, end } = progressToast(toasts, 'paste')
  return (done, { total, cancel }) => {
    if (done === null) return end()
    tell(() => ({
      text: t('Pasting {done} of {total} blocks', { done: formatNumber(done), total: formatNumber(total) }),
      action: { label: t('Cancel'), onAction: cancel },
    }))
  }
}
