// Asks before somebody signs out whose changes are not all sent.
import { ConfirmDialog } from '@sheaf/ui/dialog/confirm-dialog'
import { t } from '../i18n/t'

interface LeaveDialogProps {
  readonly unsent: number
  readonly onStay: () => void
  readonly onLeave: () => void
}

export const LeaveDialog = ({ unsent, onStay, onLeave }: LeaveDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={isOpen => !isOpen && onStay()}
    title={t('Sign out before everything is sent?')}
    description={t(
      '{count, plural, one {# change is still on this device. It is} other {# changes are still on this device. They are}} kept here and sent when you sign in again.',
      { count: unsent },
    )}
    confirmLabel={t('Sign out')}
    cancelLabel={t('Stay')}
    onConfirm={onLeave}
  />
)
