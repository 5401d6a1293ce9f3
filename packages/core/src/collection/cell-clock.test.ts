// Cells that become others with the clock: every question is answered as of its own time.
import { describe, expect, it } from 'vitest'
import { context, numbersOf, rowId, rowOf, schemaOf, TestWorld } from './kinds.fixture'
import type { Query } from './query'

const { now } = context
const at = (time: number) => ({ ...context, now: time })
const leases = () =>
  new TestWorld().make('here', schemaOf({ title: 'title', lease: 'lease' }), [
    rowOf(1, { lease: now + 1_000 }),
    rowOf(2, { lease: now + 60_000 }),
    rowOf(3, { lease: now - 1_000 }),
    rowOf(4, {}),
  ])
const running: Partial<Query> = { filter: { property: 'lease', operator: 'equals', value: 'running' } }

describe('[P 3] a value that ends', () => {
  it('is filtered, sorted and grouped as it is when it is asked for, also by a clock that is behind', () => {
    const table = leases()
    const ask = (time: number, query: Partial<Query>) => table.query({ limit: 10, ...query }, at(time))
    const runs = (time: number) => numbersOf(ask(time, running).rows)
    expect(runs(now)).toEqual([1, 2])
    expect(runs(now + 999)).toEqual([1, 2])
    expect(runs(now + 1_000)).toEqual([2])
    expect(runs(now + 60_000)).toEqual([])
    expect(runs(now)).toEqual([1, 2])
    expect(runs(now - 1_001)).toEqual([1, 2, 3])
    const sorts = [{ property: 'lease', direction: 'ascending' as const }]
    expect(numbersOf(ask(now + 1_000, { sorts }).rows)).toEqual([2, 1, 3, 4])
    const groups = ask(now + 1_000, { group: { property: 'lease' } }).groups ?? []
    expect(groups.map(({ key, total }) => [key, total])).toEqual(
      expect.arrayContaining([
        ['running', 1],
        ['over', 2],
      ]),
    )
    expect(table.cell(rowId(1), 'lease', at(now))).toBe('running')
    expect(table.cell(rowId(1), 'lease', at(now + 5_000))).toBe('over')
  })

  it('is right for rows that come, change and go after it was first asked for', () => {
    const table = leases()
    const runs = (time: number) => numbersOf(table.query({ limit: 10, ...running }, at(time)).rows)
    expect(runs(now)).toEqual([1, 2])
    table.put(rowOf(5, { lease: now + 500 }))
    table.put(rowOf(1, { lease: now + 5_000 }))
    table.remove(rowId(2))
    expect(runs(now + 499)).toEqual([1, 5])
    expect(runs(now + 500)).toEqual([1])
    table.put(rowOf(6, { lease: now + 400 }))
    expect(runs(now + 501)).toEqual([1])
    expect(runs(now + 5_000)).toEqual([])
  })

  it('counts in formulas for a minute', () => {
    const table = new TestWorld().make(
      'here',
      schemaOf({ title: 'title', lease: 'lease', f: { type: 'formula', expression: 'empty(prop("lease"))' } }),
      [rowOf(1, { lease: now + 1_000 })],
    )
    expect(table.varies('lease')).toEqual({ byContext: false, byTime: true })
    expect(table.varies('f').byTime).toBe(true)
  })
})
