import { describe, expect, it } from 'vitest'
import { type KeyRow, treeMove } from './tree-keys'

// a ▾ (b, c ▾ (d)), e
const rows: KeyRow[] = [
  { id: 'a', parent: null, isExpanded: true },
  { id: 'b', parent: 'a', isExpanded: false },
  { id: 'c', parent: 'a', isExpanded: true },
  { id: 'd', parent: 'c', isExpanded: false },
  { id: 'e', parent: null, isExpanded: false },
]

describe('keys in the page tree', () => {
  it.each([
    ['a', 'ArrowDown', { focus: 'b' }],
    ['e', 'ArrowDown', null],
    ['e', 'ArrowUp', { focus: 'd' }],
    ['a', 'ArrowUp', null],
    ['d', 'Home', { focus: 'a' }],
    ['a', 'End', { focus: 'e' }],
    ['e', 'ArrowRight', { expand: 'e' }],
    ['c', 'ArrowRight', { focus: 'd' }],
    ['c', 'ArrowLeft', { collapse: 'c' }],
    ['d', 'ArrowLeft', { focus: 'c' }],
    ['e', 'ArrowLeft', null],
    ['b', 'Enter', { open: 'b' }],
    ['b', ' ', { open: 'b' }],
    ['b', 'Tab', null],
    ['gone', 'ArrowDown', null],
  ])('%s %s', (current, key, move) => {
    expect(treeMove(rows, current, key)).toEqual(move)
  })

  it('stays on an expanded page that has nothing inside', () => {
    expect(treeMove([{ id: 'a', parent: null, isExpanded: true }], 'a', 'ArrowRight')).toBeNull()
  })

  it('turns the arrows round in right-to-left text', () => {
    expect(treeMove(rows, 'e', 'ArrowLeft', true)).toEqual({ expand: 'e' })
    expect(treeMove(rows, 'c', 'ArrowRight', true)).toEqual({ collapse: 'c' })
  })
})
