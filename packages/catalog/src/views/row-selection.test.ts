import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { extended, meant, nothingSelected, stillThere, toggled } from './row-selection'

const [a, b, c, d] = ['a', 'b', 'c', 'd'] as unknown as [Uuid, Uuid, Uuid, Uuid]
const list = [a, b, c, d]
const rowsOf = ({ rows }: { readonly rows: ReadonlySet<Uuid> }) => [...rows].sort()

describe('selecting rows', () => {
  it('a press takes one in and out again', () => {
    const one = toggled(nothingSelected, b)
    expect(rowsOf(one)).toEqual([b])
    expect(rowsOf(toggled(one, b))).toEqual([])
  })
  it.each([
    ['downwards', a, c, [a, b, c]],
    ['upwards', d, b, [b, c, d]],
    ['to itself', b, b, [b]],
  ])('extends %s', (_name, from, to, expected) => {
    expect(rowsOf(extended(toggled(nothingSelected, from), to, list))).toEqual(expected)
  })
  it('only adds the row when the range would begin in another list', () => {
    expect(rowsOf(extended(toggled(nothingSelected, a), d, [c, d]))).toEqual([a, d])
  })
  it('a action on a selected row means all of them as they are drawn, each once', () => {
    const selection = extended(toggled(nothingSelected, a), c, list)
    expect(meant(selection, b, [c, b, a, c])).toEqual([c, b, a])
  })
  it('a action on another row means that one', () => {
    expect(meant(toggled(toggled(nothingSelected, a), b), d, list)).toEqual([d])
  })
  it('forgets rows that are gone, and stays the same object when none is', () => {
    const selection = extended(toggled(nothingSelected, a), c, list)
    expect(rowsOf(stillThere(selection, [a, c]))).toEqual([a, c])
    expect(stillThere(selection, list)).toBe(selection)
  })
})
