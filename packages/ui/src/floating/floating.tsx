// A surface beside a place in a text or a control. It leaves the focus where it is: what is written goes on being written.
import { Popover as BasePopover } from '@base-ui/react/popover'
import { PreviewCard } from '@base-ui/react/preview-card'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes'
import surface from '../surface.module.css'
import styles from './floating.module.css'

export type FloatingProps = {
  anchor: BasePopover.Positioner.Props['anchor']
  /** Pressed outside, or Escape where it has the focus. */
  onClose: () => void
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** Takes the focus into itself, and keeps to it. */
  takesFocus?: boolean
  /** Accessible name of what takes the focus. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

export function Floating({
  anchor,
  onClose,
  side = 'bottom',
  align = 'start',
  takesFocus = false,
  label,
  className,
  children,
}: FloatingProps) {
  const place = { side, align, sideOffset: 6, collisionPadding: 8, anchor, className: surface.positioner }
  const paper = { className: joinClasses(surface.surface, styles.floating, className), 'data-trigger-menu': '' }
  const onOpenChange = (open: boolean): void => {
    if (!open) onClose()
  }
  if (takesFocus)
    return (
      <BasePopover.Root open onOpenChange={onOpenChange}>
        <BasePopover.Portal>
          <BasePopover.Positioner {...place}>
            <BasePopover.Popup {...paper} finalFocus={false} {...(label !== undefined && { 'aria-label': label })}>
              {children}
            </BasePopover.Popup>
          </BasePopover.Positioner>
        </BasePopover.Portal>
      </BasePopover.Root>
    )
  // Without anything that watches or guards the focus: it never comes here by itself.
  return (
    <PreviewCard.Root open onOpenChange={onOpenChange}>
      <PreviewCard.Portal>
        <PreviewCard.Positioner {...place}>
          <PreviewCard.Popup {...paper}>{children}</PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  )
}
