import type { GroupList } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { boardShape, mergedKeys, movedOrder, stepBefore } from './board-shape'
import { indexAt, isInPlace, neighbours } from './card-drop'
import { moveStep } from './card-steps'
import { isSettled, type PendingCard, putAgain, withPending } from './pending-cards'

const ids = (words: string): readonly Uuid[] => words.split('').filter(Boolean) as unknown as readonly Uuid[]
const [a, b, x] = ids('abx') as [Uuid, Uuid, Uuid]
/** `todo:abc` is a group of three rows. */
const group = (text: string, groups?: readonly GroupList[]): GroupList => {
  const [key = '', rows = ''] = text.split(':')
  return {
    key,
    value: key || null,
    total: rows.length,
    rows: ids(rows),
    hasMore: false,
    aggregations: {},
    ...(groups && { groups }),
  }
}
const drawn = (groups: readonly GroupList[]): string =>
  groups.map(({ key, rows, groups: inner }) => `${key}:${inner ? `(${drawn(inner)})` : rows.join('')}`).join(' ')

describe('the shape of a board', () => {
  it('keeps hidden columns apart', () => {
    const shape = boardShape([group('todo:ab'), group('doing:'), group('done:x')], ['doing'])
    expect(shape.columns.map(({ key }) => key)).toEqual(['todo', 'done'])
    expect(shape.hidden.map(({ key }) => key)).toEqual(['doing'])
    expect(shape.lanes).toHaveLength(1)
  })
  it('has a lane for each group within groups, through every column', () => {
    const { lanes } = boardShape([
      group('todo:', [group('ann:a'), group('bob:b')]),
      group('done:', [group('bob:x'), group('cem:')]),
    ])
    expect(lanes.map(({ key, lists }) => `${key} ${lists.map(({ list }) => list.rows.join('')).join('|')}`)).toEqual([
      'ann a|',
      'bob b|x',
      'cem |',
    ])
    expect(lanes[1]?.head?.total).toBe(2)
  })
  it.each([
    [['ab', 'ab'], 'ab'],
    [['ac', 'abc'], 'abc'],
    [['b', 'ab'], 'ab'],
    [['', 'ab'], 'ab'],
  ])('merges the keys of %j into %s', (lists, all) => {
    expect(mergedKeys(lists.map(keys => keys.split(''))).join('')).toBe(all)
  })
})

describe('the order of columns', () => {
  const keys = ['a', 'b', 'c']
  it.each([
    ['c', 'a', 'cab'],
    ['a', 'c', 'bac'],
    ['a', null, 'bca'],
    ['b', 'b', 'abc'],
    ['b', 'gone', 'abc'],
  ])('%s in front of %s gives %s', (key, before, order) => {
    expect(movedOrder(keys, key, before).join('')).toBe(order)
  })
  it.each([
    ['a', 1, 'c'],
    ['b', 1, null],
    ['b', -1, 'a'],
    ['a', -1, undefined],
    ['c', 1, undefined],
  ] as const)('%s by %i lands in front of %s', (key, step, before) => {
    expect(stepBefore(keys, key, step)).toBe(before)
  })
})

describe('dropping cards', () => {
  it.each([
    ['between two', 'abcd', 2, 'x', 'b', 'c'],
    ['at the top', 'abcd', 0, 'x', undefined, 'a'],
    ['at the end', 'abcd', 4, 'x', 'd', undefined],
    ['into an empty column', '', 0, 'x', undefined, undefined],
    ['further down its own column', 'abcd', 3, 'b', 'c', 'd'],
    ['beside itself', 'abcd', 1, 'b', 'a', 'c'],
    ['several that stand together', 'abcd', 4, 'bc', 'd', undefined],
    ['several around the place', 'abcd', 2, 'bc', 'a', 'd'],
  ])('%s it has its neighbours', (_name, rows, index, moved, after, before) => {
    expect(neighbours(ids(rows), index, ids(moved))).toEqual({ ...(after && { after }), ...(before && { before }) })
  })
  it.each([
    ['abcd', 1, 'b', true],
    ['abcd', 2, 'b', true],
    ['abcd', 3, 'b', false],
    ['abcd', 0, 'b', false],
    ['abcd', 2, 'bc', true],
    ['abcd', 2, 'bd', false],
    ['abcd', 2, 'x', false],
  ])('%s: at %i %s is in its place: %s', (rows, index, moved, is) => {
    expect(isInPlace(ids(rows), index, ids(moved))).toBe(is)
  })
  it.each([
    [5, 3],
    [40, 4],
    [65, 5],
    [500, 5],
  ])('held at %i it lands at %i', (at, index) => {
    const boxes = [
      { index: 3, start: 0, end: 30 },
      { index: 4, start: 38, end: 68 },
    ]
    expect(indexAt(at, boxes)).toBe(index)
  })
  it('lands first where there is nothing', () => expect(indexAt(10, [])).toBe(0))
})

describe('moving a card by keys', () => {
  const counts = [
    [3, 0],
    [1, 2],
  ]
  it.each([
    ['up', [0, 0, 1], 'up', [0, 0, 0]],
    ['down, behind the next', [0, 0, 1], 'down', [0, 0, 3]],
    ['down into the next lane', [0, 0, 2], 'down', [1, 0, 0]],
    ['up to the end of the lane above', [1, 0, 0], 'up', [0, 0, 3]],
    ['into the next column', [0, 0, 2], 'right', [0, 1, 0]],
    ['into a shorter column, at its end', [1, 1, 1], 'left', [1, 0, 1]],
    ['to the top', [0, 0, 2], 'first', [0, 0, 0]],
    ['to the end', [0, 0, 0], 'last', [0, 0, 3]],
    ['not out of the board', [0, 1, 0], 'right', null],
    ['not above the first', [0, 0, 0], 'up', null],
    ['not below the last', [1, 0, 0], 'down', null],
  ] as const)('goes %s', (_name, [lane, column, index], arrow, to) => {
    const expected = to && { lane: to[0], column: to[1], index: to[2] }
    expect(moveStep({ lane, column, index }, counts, arrow)).toEqual(expected)
  })
})

describe('cards that were just put somewhere', () => {
  const groups = [group('todo:abc'), group('done:xy')]
  const moved: PendingCard = { row: b, from: [{ group: 'todo' }], to: { group: 'done' }, after: x }

  it('stand there at once, and are counted there', () => {
    const shown = withPending(groups, [moved])
    expect(drawn(shown)).toBe('todo:ac done:xby')
    expect(shown.map(({ total }) => total)).toEqual([2, 3])
  })
  it.each([
    ['first', { ...moved, after: null }, 'todo:ac done:bxy'],
    ['last where sorting decides', { ...moved, after: undefined }, 'todo:ac done:xyb'],
    [
      'in another place of the same column',
      { row: a, from: [{ group: 'todo' }], to: { group: 'todo' }, after: b },
      'todo:bac done:xy',
    ],
    ['new', { row: 'n' as Uuid, from: [], to: { group: 'done' } }, 'todo:abc done:xyn'],
    ['nowhere when the column is gone', { ...moved, to: { group: 'gone' } }, 'todo:abc done:xy'],
  ])('stand %s', (_name, card, expected) => {
    expect(drawn(withPending(groups, [card]))).toBe(expected)
  })
  it('stand in lanes', () => {
    const lanes = [group('todo:', [group('ann:a'), group('bob:b')]), group('done:', [group('ann:x')])]
    const card = {
      row: a,
      from: [{ group: 'todo', subGroup: 'ann' }],
      to: { group: 'done', subGroup: 'ann' },
      after: x,
    }
    expect(drawn(withPending(lanes, [card]))).toBe('todo:(ann: bob:b) done:(ann:xa)')
  })
  it.each([
    ['not yet moved', 'todo:abc done:xy', false],
    ['moved', 'todo:ac done:xby', true],
    ['moved to another place', 'todo:ac done:bxy', false],
    ['in both', 'todo:abc done:xby', false],
  ])('are settled when the answer has them: %s', (_name, text, is) => {
    expect(
      isSettled(
        text.split(' ').map(one => group(one)),
        moved,
      ),
    ).toBe(is)
  })
  it('stay where the answer has them when the card above them is gone', () => {
    const left = [group('todo:ac'), group('done:by')]
    expect(isSettled(left, moved)).toBe(true)
    expect(drawn(withPending(left, [moved]))).toBe('todo:ac done:by')
  })
  it('are moved again before the first move is known', () => {
    const again = putAgain([moved], [{ row: b, from: [{ group: 'done' }], to: { group: 'todo' }, after: null }])
    expect(again).toHaveLength(1)
    expect(drawn(withPending(groups, again))).toBe('todo:bac done:xy')
  })
})
