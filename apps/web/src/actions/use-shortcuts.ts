// The one place where key presses become actions. What an editor or a control has used already is left alone. The actions come when
// the page is idle; a press that may be one of them waits for them.
import { holdKeys } from '@sheaf/ui/held-keys/held-keys'
import { fetched } from '@sheaf/ui/on-demand/fetched'
import { useEffect, useEffectEvent } from 'react'
import type { Action, ActionContext } from './action'
import { customKeys } from './custom-keys'
import { nameOf, onApple } from './shortcut'
import { shortcutsOf } from './shortcuts-of'

type Found = Pick<typeof import('./find-action'), 'actionFor' | 'allActions' | 'customMeaning'>
const all = fetched(async () => {
  const { actionFor, allActions, customMeaning } = await import('./find-action')
  return { actionFor, allActions, customMeaning }
})
export const loadActions = (): Promise<unknown> => all.load()

export function useShortcuts(context: ActionContext): void {
  const find = useEffectEvent(({ actionFor }: Found, event: KeyboardEvent): (() => void) | null => {
    const action = actionFor(event, context, event.target, onApple())
    return action ? () => action.run(context) : null
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return
    const here = all.get()
    if (here) {
      const act = find(here, event)
      if (!act) return
      event.preventDefault()
      act()
    } else if (mayMean(event)) {
      const hold = holdKeys()
      void all
        .load()
        .then(
          late => void (hold.isOn() && find(late, event)?.()),
          () => {},
        )
        .then(hold.end)
    }
  })
  // Before the editor, which knows only the usual keys.
  const onCapture = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || !hasCustomKeys()) return
    const here = all.get()
    if (!here) return void all.load()
    const means = here.customMeaning(here.allActions, event, onApple())
    if (means === 'usual') return
    const act = means === 'nothing' ? null : find(here, event)
    if (means === 'action' && !act) return
    event.preventDefault()
    event.stopPropagation()
    act?.()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    const capture = (event: KeyboardEvent): void => onCapture(event)
    addEventListener('keydown', listener)
    addEventListener('keydown', capture, true)
    return () => {
      removeEventListener('keydown', listener)
      removeEventListener('keydown', capture, true)
    }
  }, [])
}

const mayMean = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey || altKey) && !/^([cvx]|Control|Meta|Alt|AltGraph|Shift)$/i.test(key)

const hasCustomKeys = (): boolean => Object.values(customKeys.get()).some(Boolean)

/** As the person's keyboard names it, for menus and tooltips. */
export function shortcutName(action: Action): string | undefined {
  const [first] = shortcutsOf(action, onApple())
  return first && nameOf(first, onApple())
}
