// For whatever takes the focus when it opens: the keys wait from the moment it is asked for until it has it.
import { holdKeys, type KeyHold } from './held-keys'

/** What can be written in: for what has the focus as a whole before the field inside it has. */
export const isWritable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))

/**
 * `onCancel`: the person has given it up before it was there, and it is not to open any more. `isMeant`: which focus is waited for;
 * any other than the present one, unless given.
 */
export function holdUntilFocus(
  onCancel: () => void,
  isMeant: (target: EventTarget | null) => boolean = () => true,
): KeyHold {
  const before = document.activeElement
  const hold = holdKeys({ onCancel: () => over(onCancel), onGone: () => over(), isExclusive: true })
  const over = (then?: () => void): void => {
    removeEventListener('focusin', onFocus)
    then?.()
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (target !== before && isMeant(target)) over(hold.end)
  }
  addEventListener('focusin', onFocus)
  return { ...hold, end: () => over(hold.end), drop: () => over(hold.drop) }
}
