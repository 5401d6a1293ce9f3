// A dialog that takes the whole screen: a picture looked at, a page presented.
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { FocusWait } from '../held-keys/focus-wait'
import styles from './full-dialog.module.css'

type FullDialogProps = {
  /** Spoken name. */
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onKeyDown?: ComponentProps<'div'>['onKeyDown']
  initialFocus?: BaseDialog.Popup.Props['initialFocus']
  children: ReactNode
}

export function FullDialog({ title, open, onOpenChange, onKeyDown, initialFocus, children }: FullDialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={next => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Popup
          className={styles.full}
          aria-label={title}
          {...(onKeyDown && { onKeyDown })}
          {...(initialFocus !== undefined && { initialFocus })}
        >
          {initialFocus !== false && <FocusWait />}
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
