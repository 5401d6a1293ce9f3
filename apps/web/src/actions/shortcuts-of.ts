// The combinations of an action on this person's keyboard.
import { activeLocale } from '../i18n/t'
import type { Action } from './action'
import { customKeys } from './custom-keys'

/** The default shortcuts. */
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
  const custom = customKeys.get()[action.id]
  return custom ? [custom] : usualShortcuts(action, isApple)
}
