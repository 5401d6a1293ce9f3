// Says what a control does, and its shortcut, after a moment's hover or on keyboard focus. Never the only name.
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './tooltip.module.css'

/** Once around the application: after one tooltip, its neighbours open without waiting. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <BaseTooltip.Provider delay={500}>{children}</BaseTooltip.Provider>
}

export type TooltipProps = {
  label: ReactNode
  detail?: ReactNode
  shortcut?: string | undefined
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  disabled?: boolean
  /** One control that takes a ref and props. */
  children: ReactElement
}

export function Tooltip({ label, detail, shortcut, side = 'bottom', disabled = false, children }: TooltipProps) {
  return (
    <BaseTooltip.Root disabled={disabled} disableHoverablePopup>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={styles.positioner} side={side} sideOffset={6} collisionPadding={8}>
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
