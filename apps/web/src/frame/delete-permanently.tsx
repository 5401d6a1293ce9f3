// The confirmation before a page is deleted permanently.
import type { Uuid } from '@sheaf/core/ids'
import { ConfirmDialog } from '@sheaf/ui/dialog/confirm-dialog'
import { useToast } from '@sheaf/ui/toast/toast'
import { useState } from 'react'
import { deletePermanently } from '../actions/trash'
import { useSession } from '../data/hooks'
import { t } from '../i18n/t'

interface DeletePermanentlyProps {
  readonly page: { readonly id: Uuid; readonly title: string }
  readonly onClose: () => void
  readonly onDeleted: () => void
}

export function DeletePermanently({ page, onClose, onDeleted }: DeletePermanentlyProps) {
  const session = useSession()
  const toasts = useToast()
  const [isBusy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    const isGone = await deletePermanently(session, page.id, toasts)
    onClose()
    if (isGone) onDeleted()
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      title={t('Delete “{title}” permanently?', { title: page.title })}
      description={t('This deletes the page and everything in it for everyone and can’t be undone.')}
      confirmLabel={t('Delete permanently')}
      cancelLabel={t('Cancel')}
      onConfirm={() => void confirm()}
      onOpenChange={isOpen => !isOpen && onClose()}
    />
  )
}
