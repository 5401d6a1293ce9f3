// What a press on a link asks for (client-platform.md 2.6).

export interface LinkPress {
  /** As of a mouse event: 0 the main one, 1 the middle one, 3 and 4 at the side. */
  readonly button: number
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly ctrlKey: boolean
}
export type LinkIntent = 'here' | 'new-tab' | 'new-window' | 'side-peek' | 'back' | 'forward' | 'none'

export function linkIntent({ button, shiftKey, altKey, metaKey, ctrlKey }: LinkPress): LinkIntent {
  if (button === 3) return 'back'
  if (button === 4) return 'forward'
  if (button === 1) return 'new-tab'
  if (button !== 0) return 'none'
  if (shiftKey && altKey) return 'new-window'
  if (metaKey || ctrlKey) return 'new-tab'
  if (altKey) return 'side-peek'
  // What a shift alone means is the browser's affair.
  return shiftKey ? 'none' : 'here'
}
