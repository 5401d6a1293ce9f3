// The one place where key presses become actions. What an editor or a control has used already is left alone.
import { useEffect, useEffectEvent } from 'react'
import type { Action, ActionContext } from './action'
import { allActions } from './all'
import { isClipboardPress, type KeyPress, matches, nameOf, onApple } from './shortcut'

/** All combinations of an action on this kind of keyboard; the first is the one that is shown. */
export const shortcutsOf = ({ shortcuts, apple, elsewhere }: Action, isApple: boolean): readonly string[] => [
  ...shortcuts,
  ...((isApple ? apple : elsewhere) ?? []),
]

/** The first action of this press that can be done here. */
export function actionFor(
  press: KeyPress,
  context: ActionContext,
  target: EventTarget | null,
  apple: boolean,
): Action | undefined {
  return allActions.find(
    action =>
      shortcutsOf(action, apple).some(shortcut => matches(press, shortcut, apple)) &&
      action.when?.(context) !== false &&
      !isFieldsOwn(action, context, target),
  )
}

export function useShortcuts(context: ActionContext): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || isClipboardPress(event, onApple())) return
    const action = actionFor(event, context, event.target, onApple())
    if (!action) return
    event.preventDefault()
    action.run(context)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** Undo inside a plain field is the field's, and what concerns the text is done only while the keys go to it. */
function isFieldsOwn(action: Action, { page }: ActionContext, target: EventTarget | null): boolean {
  if (action.inText) return !page?.editor.blocks.holds(target)
  return (
    (action.id === 'undo' || action.id === 'redo') &&
    target instanceof HTMLElement &&
    /^(INPUT|TEXTAREA)$/.test(target.tagName)
  )
}

/** As the person's keyboard names it, for menus and tooltips. */
export function shortcutName(action: Action): string | undefined {
  const [first] = shortcutsOf(action, onApple())
  return first && nameOf(first, onApple())
}
