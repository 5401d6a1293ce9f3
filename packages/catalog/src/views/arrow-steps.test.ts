import { describe, expect, it } from 'vitest'
import { type Arrow, arrowOf, columnStep, gridStep, sectionStep } from './arrow-steps'

describe('arrowOf', () => {
  it.each([
    ['ArrowLeft', false, 'left'],
    ['ArrowLeft', true, 'right'],
    ['ArrowRight', true, 'left'],
    ['ArrowUp', true, 'up'],
    ['Home', true, 'first'],
    ['toString', false, null],
    ['x', false, null],
  ])('%s (right to left: %s) is %s', (key, isRtl, arrow) => expect(arrowOf(key, isRtl)).toBe(arrow))
})

// 0 1 2
// 3 4 5
// 6
describe('gridStep in three columns of seven', () => {
  it.each<[number, Arrow, number | null]>([
    [4, 'up', 1],
    [4, 'down', 6],
    [3, 'down', 6],
    [5, 'down', 6],
    [6, 'down', null],
    [2, 'right', 3],
    [3, 'left', 2],
    [0, 'left', null],
    [6, 'right', null],
    [1, 'up', null],
    [4, 'first', 0],
    [0, 'first', null],
    [4, 'last', 6],
  ])('from %i %s to %s', (at, arrow, to) => expect(gridStep(at, 7, 3, arrow)).toBe(to))
  it('is a line in one column', () => {
    expect(gridStep(1, 3, 1, 'down')).toBe(2)
    expect(gridStep(1, 3, 1, 'right')).toBeNull()
    expect(gridStep(1, 3, 1, 'left')).toBeNull()
  })
})

// 0 1 2    0 1
// 3
describe('sectionStep through four, none and two, in three columns', () => {
  it.each<[string, number, number, Arrow, [number, number] | null]>([
    ['within', 0, 1, 'right', [0, 2]],
    ['over an empty one', 0, 3, 'right', [2, 0]],
    ['back, to its end', 2, 0, 'left', [0, 3]],
    ['down', 0, 3, 'down', [2, 0]],
    ['up into the short last row', 2, 1, 'up', [0, 3]],
    ['to the first of all', 2, 1, 'first', [0, 0]],
    ['to the last of all', 0, 0, 'last', [2, 1]],
    ['nowhere at the end', 2, 1, 'right', null],
    ['nowhere at the beginning', 0, 0, 'first', null],
  ])('goes %s', (_name, section, index, arrow, to) => {
    expect(sectionStep({ section, index }, [4, 0, 2], 3, arrow)).toEqual(to && { section: to[0], index: to[1] })
  })
  it('stays in a line when an arrow points aside', () => {
    expect(sectionStep({ section: 0, index: 1 }, [2, 2], 1, 'right')).toBeNull()
  })
})

describe('columnStep', () => {
  const counts = [
    [3, 0, 1],
    [0, 2, 1],
  ]
  it.each([
    ['down the column', [0, 0, 0], 'down', [0, 0, 1]],
    ['over an empty column', [0, 0, 2], 'right', [0, 2, 0]],
    ['back over it', [0, 2, 0], 'left', [0, 0, 0]],
    ['to nothing', [0, 2, 0], 'right', null],
    ['into the next lane', [0, 2, 0], 'down', [1, 2, 0]],
    ['into the lane above, at its end', [1, 2, 0], 'up', [0, 2, 0]],
    ['to nothing below an empty lane', [0, 0, 2], 'down', null],
    ['to the first', [0, 0, 2], 'first', [0, 0, 0]],
    ['to the last', [0, 0, 0], 'last', [0, 0, 2]],
    ['nowhere from the last', [0, 0, 2], 'last', null],
  ] as const)('goes %s', (_name, [lane, column, index], arrow, to) => {
    const expected = to && { lane: to[0], column: to[1], index: to[2] }
    expect(columnStep({ lane, column, index }, counts, arrow)).toEqual(expected)
  })
})
