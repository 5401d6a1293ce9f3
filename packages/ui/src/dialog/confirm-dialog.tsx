// Asks before something that cannot be taken back. Where undo is possible, a toast with undo is kinder.
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Button } from '../button/button'
import { FocusWait } from '../held-keys/focus-wait'
import { joinClasses } from '../join-classes'
import styles from './dialog.module.css'

type ConfirmDialogProps = {
  title: ReactNode
  description: ReactNode
  /** The verb itself, such as 'Delete 3 pages'; never 'OK'. */
  confirmLabel: string
  cancelLabel: string
  /** Something will be destroyed: the confirming button is red and the focus starts on cancel. */
  danger?: boolean
  /** While the confirmed work is under way. */
  busy?: boolean
  /** The caller closes it when the work is done. */
  onConfirm: () => void
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children?: ReactNode
}

export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onConfirm,
  trigger,
  open,
  onOpenChange,
  children,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null)
  const confirmRef = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      {trigger && <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup
            className={joinClasses(styles.dialog, styles.small)}
            initialFocus={danger ? cancelRef : confirmRef}
          >
            <FocusWait />
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>
            {children && <div className={styles.body}>{children}</div>}
            <footer className={styles.footer}>
              <AlertDialog.Close render={<Button ref={cancelRef}>{cancelLabel}</Button>} />
              <Button ref={confirmRef} variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
