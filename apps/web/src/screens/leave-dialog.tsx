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
    title={t('Sign out with unsaved changes?')}
    description={t(
      '{count, plural, one {# change isn’t saved yet. It stays on this device and syncs} other {# changes aren’t saved yet. They stay on this device and sync}} when you sign in again.',
      { count: unsent },
    )}
    confirmLabel={t('Sign out')}
    cancelLabel={t('Cancel')}
    onConfirm={onLeave}
  />
)
