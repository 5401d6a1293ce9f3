// A dialog: one question or one task, above a dimmed page. A sheet from below on narrow screens.
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../button/button'
import { FocusWait } from '../held-keys/focus-wait'
import { CloseIcon, Icon } from '../icon/icon'
import { joinClasses } from '../join-classes'
import styles from './dialog.module.css'

type DialogProps = {
  title: ReactNode
  description?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  closeLabel: string
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  size?: 'small' | 'medium' | 'large'
  /** Unsaved work: a press outside does not close it; Escape and the close button still do. */
  keepOnOutsidePress?: boolean
  initialFocus?: BaseDialog.Popup.Props['initialFocus']
  children?: ReactNode
}

export function Dialog({ trigger, open, onOpenChange, keepOnOutsidePress = false, ...frame }: DialogProps) {
  return (
    <BaseDialog.Root
      disablePointerDismissal={keepOnOutsidePress}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <Frame {...frame} />
    </BaseDialog.Root>
  )
}

type FrameProps = Omit<DialogProps, 'trigger' | 'open' | 'onOpenChange' | 'keepOnOutsidePress'>

function Frame({ title, description, footer, closeLabel, size = 'medium', initialFocus, children }: FrameProps) {
  return (
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className={styles.backdrop} />
      <BaseDialog.Viewport className={styles.viewport}>
        <BaseDialog.Popup
          className={joinClasses(styles.dialog, styles[size])}
          {...(initialFocus !== undefined && { initialFocus })}
        >
          {initialFocus !== false && <FocusWait />}
          <BaseDialog.Title className={joinClasses(styles.title, styles.besideClose)}>{title}</BaseDialog.Title>
          {description && <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>}
          {children && <div className={styles.body}>{children}</div>}
          {footer && <footer className={styles.footer}>{footer}</footer>}
          {/* Last in order, so that the focus starts on the first field or choice. */}
          <BaseDialog.Close
            className={styles.close}
            render={<IconButton label={closeLabel} icon={<Icon of={CloseIcon} />} />}
          />
        </BaseDialog.Popup>
      </BaseDialog.Viewport>
    </BaseDialog.Portal>
  )
}
