// Going out of a workspace that others go on with.
import { ConfirmDialog } from '@sheaf/ui/dialog/confirm-dialog'
import { useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { Problem } from '../setting'
import { useCall } from '../use-call'

interface LeaveSpaceDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onLeft: () => void
}

export function LeaveSpaceDialog({ name, onClose, onLeft }: LeaveSpaceDialogProps) {
  const { spaceId } = useSession()
  const { run, isBusy, problem } = useCall()
  const leave = async (): Promise<void> => {
    if (await run(api => api.leaveSpace({ spaceId }))) onLeft()
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      onOpenChange={open => !open && onClose()}
      title={t('Leave “{name}”?', { name })}
      description={t('You’ll lose access to its pages until you’re invited again.')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Cancel')}
      onConfirm={() => void leave()}
    >
      {problem && <Problem>{problem}</Problem>}
    </ConfirmDialog>
  )
}
