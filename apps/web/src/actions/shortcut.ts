// Key combinations as the specification writes them ('command+shift+l', 'code:PageUp'), named the way the person's keyboard does.
// `press.ts` matches them.
import { t } from '../i18n/t'

export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const isApple = (platform: string): boolean => /mac|iphone|ipad|ipod/i.test(platform)
export const onApple = (): boolean => isApple(navigator.platform)

export const namedKeys: Readonly<Record<string, string>> = { backslash: '\\', plus: '+' }
/** Keys whose sign depends on what is held with them, by their place on the keyboard. */
const codeNames: Readonly<Record<string, string>> = { Slash: '/' }

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
