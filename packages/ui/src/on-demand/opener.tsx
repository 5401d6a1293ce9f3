// A plain button that opens a menu or a panel whose code is fetched when a press is likely. The button is the same before and
// after, so that focus and hover stay where they are.
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { holdUntilFocus } from '../held-keys/hold-until-focus'

/** What a menu or a panel needs to stand beside its button. */
export interface Opened {
  readonly anchor: Element
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

type ButtonProps = ComponentProps<'button'>

type OpenerProps = {
  /** The button. */
  trigger: ReactElement<ButtonProps>
  opens: 'menu' | 'dialog'
  /** The pointer or the focus is at the button. */
  onLikely: () => void
  /** Asked for from the first press on. */
  children: (opened: Opened) => ReactNode
}

export function Opener({ trigger, opens, onLikely, children }: OpenerProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const own = trigger.props
  const open = (button: HTMLElement): void => {
    // Not every browser focuses a pressed button; the focus must find back here.
    button.focus()
    // What is typed next is for what opens.
    holdUntilFocus(() => setOpen(false))
    setAnchor(button)
    setOpen(true)
  }
  const props: ButtonProps & { readonly 'data-popup-open': '' | undefined } = {
    'aria-haspopup': opens,
    'aria-expanded': isOpen,
    'data-popup-open': isOpen ? '' : undefined,
    onPointerEnter: event => {
      own.onPointerEnter?.(event)
      onLikely()
    },
    onFocus: event => {
      own.onFocus?.(event)
      onLikely()
    },
    onPointerDown: event => {
      own.onPointerDown?.(event)
      setWasOpen(isOpen)
      onLikely()
    },
    onClick: event => {
      own.onClick?.(event)
      // A press beside it has closed it already by the time the click arrives; keys press without a pointer.
      const closes = event.detail === 0 ? isOpen : wasOpen
      setWasOpen(false)
      if (closes) setOpen(false)
      else open(event.currentTarget)
    },
    onKeyDown: event => {
      own.onKeyDown?.(event)
      if (opens !== 'menu' || isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      open(event.currentTarget)
    },
  }
  return (
    <>
      {cloneElement(trigger, props)}
      {anchor && children({ anchor, open: isOpen, onOpenChange: setOpen })}
    </>
  )
}
