// Which combination a press is (client-platform.md 5.7). Comes with the actions.
import { type KeyPress, namedKeys } from './shortcut'

const modifiers = new Set(['command', 'ctrl', 'shift', 'alt'])

export function matches(press: KeyPress, combination: string, apple: boolean): boolean {
  const parts = combination.split('+')
  const wants = (name: string): boolean => parts.includes(name)
  const meta = apple && wants('command')
  const ctrl = wants('ctrl') || (!apple && wants('command'))
  if (press.metaKey !== meta || press.ctrlKey !== ctrl) return false
  if (press.shiftKey !== wants('shift') || press.altKey !== wants('alt')) return false
  const key = parts.find(part => !modifiers.has(part)) ?? ''
  if (key.startsWith('code:')) return press.code === key.slice('code:'.length)
  return press.key.toLowerCase() === (namedKeys[key] ?? key)
}

/** A press as a combination, by the place of its key; null for one that would be typing, or is not finished. */
export function combinationOf(press: KeyPress, apple: boolean): string | null {
  const isHeld = /^(Control|Meta|Alt|Shift|OS)(Left|Right)?$/.test(press.code)
  if (isHeld || !/^[A-Za-z0-9]+$/.test(press.code)) return null
  const held = [
    (apple ? press.metaKey : press.ctrlKey) && 'command',
    apple && press.ctrlKey && 'ctrl',
    press.altKey && 'alt',
    press.shiftKey && 'shift',
  ].filter(name => name !== false)
  const isTyping = held.every(name => name === 'shift') || (!apple && press.metaKey)
  return isTyping ? null : [...held, `code:${press.code}`].join('+')
}

/** Cut, copy and paste are the clipboard's events, never shortcuts. */
export const isClipboardPress = (press: KeyPress, apple: boolean): boolean =>
  ['x', 'c', 'v'].some(key => matches(press, `command+${key}`, apple))
