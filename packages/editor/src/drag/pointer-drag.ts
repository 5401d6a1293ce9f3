// A press that becomes a drag: after six pixels by mouse and pen, after a long press by finger. Esc and a lost pointer cancel.

const THRESHOLD = 6
const LONG_PRESS_MS = 350

interface DragSteps {
  /** The drag begins. False: not this time. */
  readonly start: (event: PointerEvent) => boolean
  readonly move: (event: PointerEvent) => void
  /** `isDropped` is false when it was cancelled. */
  readonly end: (isDropped: boolean) => void
}

export function pointerDrag(down: PointerEvent, { start, move, end }: DragSteps): void {
  const isTouch = down.pointerType === 'touch'
  let isOn = false
  let last = down
  const begin = (event: PointerEvent): void => {
    if (!start(event)) return finish(false)
    isOn = true
    document.documentElement.classList.add('sheaf-is-dragging')
  }
  const timer = isTouch ? setTimeout(() => begin(last), LONG_PRESS_MS) : 0
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    last = event
    if (isOn) {
      event.preventDefault()
      return move(event)
    }
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= THRESHOLD
    if (!isFar) return
    // A finger that moves before the time is up scrolls.
    if (isTouch) return finish(false)
    begin(event)
    if (isOn) move(event)
  }
  const onUp = (event: PointerEvent): void => {
    if (event.pointerId === down.pointerId) finish(true)
  }
  const onCancel = (event: PointerEvent): void => {
    if (event.pointerId === down.pointerId) finish(false)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOn) return
    event.preventDefault()
    event.stopPropagation()
    finish(false)
  }
  const onTouchMove = (event: TouchEvent): void => {
    if (isOn) event.preventDefault()
  }
  const blur = (): void => finish(false)
  function finish(isDropped: boolean): void {
    clearTimeout(timer)
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onCancel)
    removeEventListener('keydown', onKey, true)
    removeEventListener('touchmove', onTouchMove)
    removeEventListener('blur', blur)
    document.documentElement.classList.remove('sheaf-is-dragging')
    if (!isOn) return
    isOn = false
    swallowClick()
    end(isDropped)
  }
  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', onCancel)
  addEventListener('keydown', onKey, true)
  addEventListener('touchmove', onTouchMove, { passive: false })
  addEventListener('blur', blur)
}

/** The click that ends a drag means nothing. */
function swallowClick(): void {
  const stop = (event: MouseEvent): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0)
}
