// Says what a control does, and its shortcut, after a moment's hover or on keyboard focus. Never the only name. Its surface is
// fetched while that moment passes.
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { onDemand } from '../on-demand/on-demand'

const Popup = onDemand(async () => (await import('./tooltip-popup')).TooltipPopup)

const DELAY_MS = 500
/** After one tooltip, its neighbours open without waiting. */
const NEIGHBOUR_MS = 400
let lastLeft = Number.NEGATIVE_INFINITY
const delayNow = (): number => (performance.now() - lastLeft < NEIGHBOUR_MS ? 0 : DELAY_MS)
const left = (): void => {
  lastLeft = performance.now()
}

function createTimer() {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return {
    start: (then: () => void, delayMs: number): void => {
      waiting = setTimeout(then, delayMs)
    },
    stop: (): void => clearTimeout(waiting),
  }
}

type TooltipProps = {
  label: ReactNode
  detail?: ReactNode
  shortcut?: string | undefined
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  disabled?: boolean
  /** One control that takes props. */
  children: ReactElement
}

export function Tooltip({ side = 'bottom', disabled = false, children, ...words }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [timer] = useState(createTimer)
  useEffect(() => timer.stop, [timer])
  const show = (at: Element, delayMs: number): void => {
    timer.stop()
    if (disabled) return
    Popup.load()
    timer.start(() => {
      setAnchor(at)
      setOpen(true)
    }, delayMs)
  }
  const hide = (): void => {
    timer.stop()
    if (isOpen) left()
    setOpen(false)
  }
  const control = children as ReactElement<HTMLAttributes<HTMLElement>>
  const own = control.props
  const props: HTMLAttributes<HTMLElement> = {
    onPointerEnter: event => {
      own.onPointerEnter?.(event)
      if (event.pointerType !== 'touch') show(event.currentTarget, delayNow())
    },
    onPointerLeave: event => {
      own.onPointerLeave?.(event)
      hide()
    },
    onPointerDown: event => {
      own.onPointerDown?.(event)
      hide()
    },
    onClick: event => {
      own.onClick?.(event)
      hide()
    },
    onFocus: event => {
      own.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0)
    },
    onBlur: event => {
      own.onBlur?.(event)
      hide()
    },
  }
  return (
    <>
      {cloneElement(control, props)}
      {anchor && (
        <Popup.Later
          {...words}
          anchor={anchor}
          open={isOpen && !disabled}
          side={side}
          onClose={hide}
          onGone={() => setAnchor(null)}
        />
      )}
    </>
  )
}
