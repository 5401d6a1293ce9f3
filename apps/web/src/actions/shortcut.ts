// Key combinations as the specification writes them ('command+shift+l', 'code:PageUp'): matching (client-platform.md 5.7)
// and naming them the way the person's keyboard does.
import { t } from '../i18n/t'

export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export const isApple = (platform: string): boolean => /mac|iphone|ipad|ipod/i.test(platform)
export const onApple = (): boolean => isApple(navigator.platform)

const modifiers = new Set(['command', 'ctrl', 'shift', 'alt'])
const namedKeys: Readonly<Record<string, string>> = { backslash: '\\', plus: '+' }
/** Keys whose sign depends on what is held with them, by their place on the keyboard. */
const codeNames: Readonly<Record<string, string>> = { Slash: '/' }

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

const appleNames: Readonly<Record<string, string>> = { command: '⌘', ctrl: '⌃', shift: '⇧', alt: '⌥' }
const keyNames = (): Readonly<Record<string, string>> => ({
  escape: t('Esc'),
  arrowup: '↑',
  arrowdown: '↓',
  arrowright: '→',
  tab: t('Tab'),
  delete: t('Del'),
  backspace: '⌫',
})
const otherNames = (): Readonly<Record<string, string>> => ({
  command: t('Ctrl'),
  ctrl: t('Ctrl'),
  shift: t('Shift'),
  alt: t('Alt'),
})

export function nameOf(combination: string, apple: boolean): string {
  const known = { ...keyNames(), ...(apple ? appleNames : otherNames()) }
  const names = combination.split('+').map(part => known[part] ?? keyName(part))
  return names.join(apple ? '' : '+')
}

function keyName(part: string): string {
  if (!part.startsWith('code:')) return (namedKeys[part] ?? part).toUpperCase()
  const code = part.slice('code:'.length)
  return codeNames[code] ?? code.replace(/^(Key|Digit)/, '')
}
