// The one place where key presses become actions. What an editor or a control has used already is left alone.
import { useEffect, useEffectEvent } from 'react'
import type { Action, ActionContext } from './action'
import { allActions } from './all'
import { isClipboardPress, matches, nameOf, onApple } from './shortcut'

export function useShortcuts(context: ActionContext): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const apple = onApple()
    if (event.defaultPrevented || event.isComposing || isClipboardPress(event, apple)) return
    const action = allActions.find(({ shortcuts }) => shortcuts.some(shortcut => matches(event, shortcut, apple)))
    if (!action || action.when?.(context) === false || isFieldsOwn(action, event.target)) return
    event.preventDefault()
    action.run(context)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** Undo inside a plain field is the field's. */
const isFieldsOwn = (action: Action, target: EventTarget | null): boolean =>
  (action.id === 'undo' || action.id === 'redo') &&
  target instanceof HTMLElement &&
  /^(INPUT|TEXTAREA)$/.test(target.tagName)

/** As the person's keyboard names it, for menus and tooltips. */
export function shortcutName(action: Action): string | undefined {
  const [first] = action.shortcuts
  return first && nameOf(first, onApple())
}
