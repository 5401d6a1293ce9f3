// What keys mean while a cell is written in its own place.

interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  /** Letters are being composed: every key belongs to that. */
  readonly isComposing: boolean
}
type InlineAction = 'cancel' | 'down' | 'right' | 'left' | 'below' | null

/** Null: the key is the text's own. */
export function inlineAction({ key, shiftKey, altKey, isComposing }: KeyPress, isMultiline: boolean): InlineAction {
  if (isComposing) return null
  if (key === 'Escape') return 'cancel'
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  if (key !== 'Enter') return null
  if (isMultiline && (shiftKey || altKey)) return null
  return shiftKey ? 'below' : 'down'
}
