// What a key means in a cell that is not written in.
import type { NestWay } from '../nest-row'
import type { Move } from './cell-range'

export type CellKey =
  | { readonly does: 'move'; readonly move: Move }
  | { readonly does: 'tab'; readonly step: 1 | -1 }
  | { readonly does: 'type'; readonly text: string }
  /** Alt and Shift, as in outlines: in below the row above, out of its parent, open and close what is below it. */
  | { readonly does: 'nest'; readonly way: NestWay }
  | { readonly does: 'fill'; readonly direction: 'down' | 'right' }
  /** Row `below`: a new one right under this. `select`: the rows of the cells that are selected, as rows. */
  | { readonly does: 'edit' | 'clear' | 'open' | 'all' | 'leave' | 'below' | 'select' }

interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const arrows: Readonly<Record<string, Move>> = {
  ArrowDown: { down: 1 },
  ArrowUp: { down: -1 },
  ArrowRight: { right: 1 },
  ArrowLeft: { right: -1 },
}

const nestWays: Readonly<Record<string, NestWay>> = {
  ArrowRight: 'in',
  ArrowLeft: 'out',
  ArrowDown: 'open',
  ArrowUp: 'close',
}

/** Null: it means nothing here, and goes on to whoever is around. */
export function readKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): CellKey | null {
  const isCommand = ctrlKey || metaKey
  const arrow = arrows[key]
  if (arrow && !altKey) return { does: 'move', move: { ...arrow, far: isCommand, extend: shiftKey } }
  const corner = key === 'Home' ? -1 : key === 'End' ? 1 : null
  if (isCommand && !altKey && corner)
    return { does: 'move', move: { down: corner, right: corner, far: true, extend: shiftKey } }
  if (isCommand && !altKey && !shiftKey) {
    const letter = key.toLowerCase()
    if (letter === 'a') return { does: 'all' }
    if (letter === 'd') return { does: 'fill', direction: 'down' }
    if (letter === 'r') return { does: 'fill', direction: 'right' }
    if (key === 'Enter') return { does: 'open' }
    return null
  }
  const way = nestWays[key]
  if (way && altKey && shiftKey && !isCommand) return { does: 'nest', way }
  if (isCommand || altKey) return null
  switch (key) {
    case 'Home':
      return { does: 'move', move: { right: -1, far: true, extend: shiftKey } }
    case 'End':
      return { does: 'move', move: { right: 1, far: true, extend: shiftKey } }
    case 'PageDown':
      return { does: 'move', move: { down: 1, page: true, extend: shiftKey } }
    case 'PageUp':
      return { does: 'move', move: { down: -1, page: true, extend: shiftKey } }
    case 'Tab':
      return { does: 'tab', step: shiftKey ? -1 : 1 }
    case 'Enter':
      return { does: shiftKey ? 'below' : 'edit' }
    case 'F2':
      return { does: 'edit' }
    case 'Backspace':
    case 'Delete':
      return { does: 'clear' }
    case 'Escape':
      return { does: 'leave' }
    case ' ':
      return { does: shiftKey ? 'select' : 'edit' }
  }
  return Array.from(key).length === 1 ? { does: 'type', text: key } : null
}
