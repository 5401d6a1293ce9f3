// For whatever takes the focus when it opens: the keys wait from the moment it is asked for until it has it.
import { holdKeys, type KeyHold } from './held-keys'

/**
 * `onCancel`: the person has given it up before it was there, and it is not to open any more. `isMeant`: which focus is waited for;
 * any other than the present one, unless given. `onGone`: it does not come in time, and the keys are free. `first`: a key that has come
 * already and is for what is waited for.
 */
export function holdUntilFocus(
  onCancel: () => void,
  isMeant: (target: EventTarget | null) => boolean = () => true,
  onGone?: () => void,
  first?: KeyboardEvent,
): KeyHold {
  const before = document.activeElement
  const hold = holdKeys({
    onCancel: () => over(onCancel),
    onGone: () => over(onGone),
    isExclusive: true,
    ...(first && { first }),
  })
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
