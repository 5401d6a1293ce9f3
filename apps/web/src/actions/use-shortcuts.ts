// The one place where key presses become actions. What an editor or a control has used already is left alone. The actions come when
// the page is idle; a press that may be one of them waits for them.
import { fetched } from '@sheaf/ui/on-demand/fetched'
import { useEffect, useEffectEvent } from 'react'
import { activeLocale } from '../i18n/t'
import type { Action, ActionContext } from './action'
import { customKeys } from './custom-keys'
import { isClipboardPress, type KeyPress, matches, nameOf, onApple } from './shortcut'

/** Those that nobody has chosen. */
export const usualShortcuts = (
  { shortcuts, apple, elsewhere, inJapanese }: Action,
  isApple: boolean,
): readonly string[] => [
  ...shortcuts,
  ...((isApple ? apple : elsewhere) ?? []),
  ...((activeLocale() === 'ja-JP' && inJapanese) || []),
]

/** All combinations of an action on this kind of keyboard; the first is the one that is shown. */
export function shortcutsOf(action: Action, isApple: boolean): readonly string[] {
  const custom = action.isCustomizable && customKeys.get()[action.id]
  return custom ? [custom] : usualShortcuts(action, isApple)
}

/** Every action that this press means somewhere. */
export const actionsOf = (actions: readonly Action[], press: KeyPress, apple: boolean): readonly Action[] =>
  actions.filter(action => shortcutsOf(action, apple).some(shortcut => matches(press, shortcut, apple)))

/** The first action of this press that can be done here. */
export function actionFor(
  actions: readonly Action[],
  press: KeyPress,
  context: ActionContext,
  target: EventTarget | null,
  apple: boolean,
): Action | undefined {
  return actionsOf(actions, press, apple).find(
    action => action.when?.(context) !== false && !isFieldsOwn(action, press, context, target),
  )
}

const all = fetched(async () => (await import('./all')).allActions)
export const loadActions = (): Promise<unknown> => all.load()

export function useShortcuts(context: ActionContext): void {
  const find = useEffectEvent((actions: readonly Action[], event: KeyboardEvent): (() => void) | null => {
    const action = actionFor(actions, event, context, event.target, onApple())
    return action ? () => action.run(context) : null
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || isClipboardPress(event, onApple())) return
    const actions = all.get()
    if (actions) {
      const act = find(actions, event)
      if (!act) return
      event.preventDefault()
      act()
    } else if (event.ctrlKey || event.metaKey || event.altKey)
      void all.load().then(
        late => find(late, event)?.(),
        () => {},
      )
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

const FIELDS = 'input:not([type=checkbox]), textarea, [data-field-text]'

/**
 * Undo inside a field is the field's, and what concerns the text is done only while the keys go to it. In a control that a
 * block draws, Tab and arrows mean what they mean everywhere; in a field of one, so does every key.
 */
function isFieldsOwn(action: Action, press: KeyPress, { page }: ActionContext, target: EventTarget | null): boolean {
  const isField = (target as Partial<Element> | null)?.matches?.(FIELDS) === true
  if (!action.inText) return isField && (action.id === 'undo' || action.id === 'redo')
  const blocks = page?.editor.blocks
  if (!blocks?.holds(target)) return true
  const isPlain = !press.metaKey && !press.ctrlKey && !press.altKey
  return isField || (isPlain && target !== blocks.root)
}

/** As the person's keyboard names it, for menus and tooltips. */
export function shortcutName(action: Action): string | undefined {
  const [first] = shortcutsOf(action, onApple())
  return first && nameOf(first, onApple())
}
