// A small panel beside what opened it, for controls that a menu cannot hold.
import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { FocusWait } from '../held-keys/focus-wait'
import { joinClasses } from '../join-classes'
import surface from '../surface.module.css'
import styles from './popover.module.css'

type PopoverProps = {
  /** Spoken name, and shown as a heading unless `titleHidden`. */
  title: string
  titleHidden?: boolean
  trigger?: ReactElement
  anchor?: BasePopover.Positioner.Props['anchor']
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  align?: 'start' | 'center' | 'end'
  /** No padding: the content reaches the edges. */
  flush?: boolean
  /** For work that needs room: twice as wide, and at the lower edge of a narrow screen. What stands out of it is not cut off. */
  wide?: boolean
  initialFocus?: BasePopover.Popup.Props['initialFocus']
  finalFocus?: BasePopover.Popup.Props['finalFocus']
  children: ReactNode
}

export function Popover({
  title,
  titleHidden = false,
  trigger,
  anchor,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  flush = false,
  wide = false,
  initialFocus,
  finalFocus,
  children,
}: PopoverProps) {
  return (
    <BasePopover.Root
      {...(open !== undefined && { open })}
      onOpenChange={(next, details) => {
        if (!next && isAmongToasts(details.event)) details.cancel()
        else onOpenChange?.(next)
      }}
    >
      {trigger && <BasePopover.Trigger render={trigger} />}
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={joinClasses(surface.positioner, wide && styles.dock)}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          // What it belongs to may leave the screen when that is turned; the panel stays on it.
          sticky
          {...(anchor !== undefined && { anchor })}
        >
          <BasePopover.Popup
            className={joinClasses(surface.surface, styles.popover, flush && styles.flush, wide && styles.wide)}
            {...(titleHidden && { 'aria-label': title })}
            {...(initialFocus !== undefined && { initialFocus })}
            {...(finalFocus !== undefined && { finalFocus })}
          >
            {initialFocus !== false && <FocusWait />}
            {!titleHidden && <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}

/** A message that came of what was done in the panel is answered without leaving it. */
const isAmongToasts = (event: Event): boolean =>
  [event.target, event instanceof FocusEvent ? event.relatedTarget : null].some(
    one => one instanceof Element && one.closest('[data-toasts]') !== null,
  )
