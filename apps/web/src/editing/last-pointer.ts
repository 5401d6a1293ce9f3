// The last position of the pointer, for parts that are loaded later. A key press after the last movement clears it: a person who types
// does not look at it.

interface PointerPlace {
  readonly x: number
  readonly y: number
}

/** A key that is only held means nothing yet. */
export const isOnlyHeld = ({ key }: KeyboardEvent): boolean => /^(Alt|Control|Meta|Shift)$/.test(key)

let place: PointerPlace | null = null

export const lastPointer = (): PointerPlace | null => place

/** Keeps looking until the result is called. */
export function watchPointer(): () => void {
  const leave = new AbortController()
  const options = { capture: true, passive: true, signal: leave.signal }
  addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      place = pointerType === 'touch' ? null : { x: clientX, y: clientY }
    },
    options,
  )
  addEventListener(
    'keydown',
    event => {
      if (!isOnlyHeld(event)) place = null
    },
    options,
  )
  return () => leave.abort()
}
