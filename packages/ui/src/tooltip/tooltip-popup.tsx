// The words of a tooltip beside their control. When to show them is the tooltip's.
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import styles from './tooltip.module.css'

type TooltipPopupProps = {
  anchor: Element
  open: boolean
  /** Escape, or a press elsewhere. */
  onClose: () => void
  /** Closed, and faded out. */
  onGone: () => void
  side: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  label: ReactNode
  detail?: ReactNode
  shortcut?: string | undefined
}

export function TooltipPopup({ anchor, open, onClose, onGone, side, label, detail, shortcut }: TooltipPopupProps) {
  return (
    <BaseTooltip.Root
      open={open}
      disableHoverablePopup
      onOpenChange={next => !next && onClose()}
      onOpenChangeComplete={isOpen => !isOpen && onGone()}
    >
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          className={styles.positioner}
          anchor={anchor}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          <BaseTooltip.Popup className={styles.tooltip}>
            <span className={styles.line}>
              {label}
              {shortcut && (
                <kbd className={styles.shortcut} dir="ltr">
                  {shortcut}
                </kbd>
              )}
            </span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
