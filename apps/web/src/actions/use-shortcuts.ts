// The one place where key presses become actions. What an editor or a control has used already is left alone.
import { useEffect, useRef } from 'react'
import type { Action, ActionContext } from './action'
import { allActions } from './all'
import { isClipboardPress, matches, nameOf, onApple } from './shortcut'

export function useShortcuts(context: ActionContext): void {
  const held = useRef(context)
  held.current = context
  useEffect(() => {
    const apple = onApple()
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isClipboardPress(event, apple)) return
      const action = allActions.find(({ shortcuts }) => shortcuts.some(shortcut => matches(event, shortcut, apple)))
      if (!action || action.when?.(held.current) === false || isFieldsOwn(action, event.target)) return
      event.preventDefault()
      action.run(held.current)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
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
