import { expect, it } from 'vitest'
import { type CellKey, readKey } from './cell-keys'

const press = (keys: string): CellKey | null => {
  const parts = keys.split('+')
  const key = parts.pop() ?? ''
  return readKey({
    key: key === 'Space' ? ' ' : key,
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
  })
}
it.each([
  ['ArrowDown', { does: 'move', move: { down: 1, far: false, extend: false } }],
  ['Shift+ArrowLeft', { does: 'move', move: { right: -1, far: false, extend: true } }],
  ['Meta+ArrowUp', { does: 'move', move: { down: -1, far: true, extend: false } }],
  ['Home', { does: 'move', move: { right: -1, far: true, extend: false } }],
  ['Shift+Tab', { does: 'tab', step: -1 }],
  ['Enter', { does: 'edit' }],
  ['Space', { does: 'edit' }],
  ['Ctrl+Enter', { does: 'open' }],
  ['Delete', { does: 'clear' }],
  ['Ctrl+a', { does: 'all' }],
  ['Ctrl+d', { does: 'fill', direction: 'down' }],
  ['Meta+r', { does: 'fill', direction: 'right' }],
  ['ü', { does: 'type', text: 'ü' }],
  ['Escape', { does: 'leave' }],
  ['Ctrl+k', null],
  ['Alt+ArrowDown', null],
  ['Shift+Alt+x', null],
  ['F5', null],
  ['Alt+Shift+ArrowRight', { does: 'nest', way: 'in' }],
  ['Alt+Shift+ArrowLeft', { does: 'nest', way: 'out' }],
  ['Alt+Shift+ArrowDown', { does: 'nest', way: 'open' }],
  ['Alt+Shift+ArrowUp', { does: 'nest', way: 'close' }],
] as const)('[C 9.4] %s', (keys, meaning) => {
  expect(press(keys)).toEqual(meaning)
})
