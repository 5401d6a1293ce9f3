// Which action a press means. Comes with the actions.
import type { Action, ActionContext } from './action'
import { allActions } from './all'
import { customKeys } from './custom-keys'
import { isClipboardPress, matches } from './press'
import type { KeyPress } from './shortcut'
import { shortcutsOf, usualShortcuts } from './shortcuts-of'

/** Every action that this press means somewhere. */
export const actionsOf = (actions: readonly Action[], press: KeyPress, apple: boolean): readonly Action[] =>
  actions.filter(action => shortcutsOf(action, apple).some(shortcut => matches(press, shortcut, apple)))

/** The first action of this press that can be done here. */
export function actionFor(
  press: KeyPress,
  context: ActionContext,
  target: EventTarget | null,
  apple: boolean,
): Action | undefined {
  // Cut, copy and paste are the clipboard's.
  if (isClipboardPress(press, apple)) return undefined
  return actionsOf(allActions, press, apple).find(
    action => action.when?.(context) !== false && !isFieldsOwn(action, press, context, target),
  )
}

/** `nothing`: the usual keys of an action that has others now, and that nothing else has taken. */
export function customMeaning(
  actions: readonly Action[],
  press: KeyPress,
  apple: boolean,
): 'action' | 'nothing' | 'usual' {
  const custom = customKeys.get()
  const meant = actionsOf(actions, press, apple)
  if (meant.some(action => custom[action.id])) return 'action'
  const isGivenUp = actions.some(
    action => custom[action.id] && usualShortcuts(action, apple).some(usual => matches(press, usual, apple)),
  )
  return isGivenUp && meant.length === 0 ? 'nothing' : 'usual'
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

export { allActions }
