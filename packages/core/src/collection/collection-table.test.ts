import { describe, expect, it } from 'vitest'
import { context, numbersOf, options, rowId, rowOf, schemaOf, TestWorld } from './kinds.fixture'
import type { Query, Sort } from './query'

const schema = schemaOf({
  title: 'title',
  text: 'text',
  number: 'number',
  select: { type: 'select', options: options('a', 'b') },
  multi: { type: 'multi', options: options('a', 'b') },
})
const make = (count: number) =>
  new TestWorld().make(
    'here',
    schema,
    Array.from({ length: count }, (_, i) => rowOf(i, { title: `Row ${i}`, number: i % 5 })),
  )
const all = (table: ReturnType<typeof make>, query: Partial<Query> = {}): number[] =>
  numbersOf(table.query({ limit: 1_000, ...query }, context).rows)

describe('rows', () => {
  it('come, change and go, and their places are used again', () => {
    const table = make(200)
    expect(table.size).toBe(200)
    const before = table.version
    for (let i = 0; i < 100; i++) table.remove(rowId(i))
    expect(all(table)).toEqual(Array.from({ length: 100 }, (_, i) => 100 + i))
    for (let i = 300; i < 500; i++) table.put(rowOf(i, { number: i }))
    expect(table.size).toBe(300)
    expect(all(table, { filter: { property: 'number', operator: 'greater_than', value: 498 } })).toEqual([499])
    expect(table.cell(rowId(499), 'number', context)).toBe(499)
    table.put(rowOf(499, { number: 1.5, text: 'new' }))
    expect(table.cell(rowId(499), 'number', context)).toBe(1.5)
    expect(all(table, { filter: { property: 'text', operator: 'is_not_empty' } })).toEqual([499])
    expect(table.version).toBeGreaterThan(before)
    table.remove(rowId(77_777))
    expect(table.cell(rowId(77_777), 'number', context)).toBeNull()
    expect(table.approximateBytes).toBeGreaterThan(10_000)
  })

  it('are read anew when their property becomes another one', () => {
    const table = new TestWorld().make('here', schemaOf({ p: 'number' }), [
      rowOf(1, { p: 5 }),
      rowOf(2, { p: 'words' }),
    ])
    expect(table.cell(rowId(2), 'p', context)).toBeNull()
    table.setSchema(schemaOf({ p: 'text' }))
    expect(table.cell(rowId(2), 'p', context)).toBe('words')
    expect(table.cell(rowId(1), 'p', context)).toBeNull()
    table.setSchema({})
    expect(table.cell(rowId(2), 'p', context)).toBeNull()
  })

  it('that hold a property named like what objects have do no harm', () => {
    const table = new TestWorld().make('here', schemaOf({ constructor: 'text' }), [rowOf(1, {})])
    expect(table.cell(rowId(1), 'constructor', context)).toBeNull()
  })
})

describe('search', () => {
  const table = new TestWorld().make('here', schema, [
    rowOf(1, { title: 'Crème brûlée', text: 'sweet' }),
    rowOf(2, { title: 'Bread', text: 'Crème fraîche' }),
    rowOf(3, { number: 3 }),
  ])
  it.each([
    ['creme', [1, 2]],
    ['BRULEE  sweet', [1]],
    ['fraiche brea', [2]],
    ['sweet bread', []],
    ['  ', [1, 2, 3]],
  ])('%j', (search, expected) => expect(all(table, { search })).toEqual(expected))
})

describe('cursors', () => {
  const byNumber: readonly Sort[] = [{ property: 'number', direction: 'descending' }]
  const byTitle: readonly Sort[] = [{ property: 'title', direction: 'ascending' }]

  it.each([
    ['no sorts', []],
    ['a number', byNumber],
    ['words', byTitle],
    ['an option that is empty everywhere', [{ property: 'select', direction: 'ascending' }]],
  ] as readonly (readonly [string, readonly Sort[]])[])('read everything once by %s', (_name, sorts) => {
    const table = make(53)
    const found: number[] = []
    let query: Query = { sorts, limit: 10 }
    for (;;) {
      const { rows, hasMore, total } = table.query(query, context)
      expect(total).toBe(53)
      found.push(...numbersOf(rows))
      const row = rows.at(-1)
      if (!hasMore || !row) break
      query = { ...query, after: { row } }
    }
    expect(found).toEqual(all(table, { sorts }))
    // Any place of the list opens at once.
    for (const at of [0, 7, 40, 52, 60]) {
      const { rows, hasMore } = table.query({ sorts, limit: 10, from: { at } }, context)
      expect(numbersOf(rows)).toEqual(found.slice(at, at + 10))
      expect(hasMore).toBe(at + 10 < 53)
    }
  })

  it.each([
    ['is removed', (table: ReturnType<typeof make>, n: number) => table.remove(rowId(n))],
    [
      'is sorted elsewhere',
      (table: ReturnType<typeof make>, n: number) => table.put(rowOf(n, { title: 'ZZZ', number: -5 })),
    ],
    [
      'is moved',
      (table: ReturnType<typeof make>, n: number) =>
        table.put(rowOf(n, { title: `Row ${n}`, number: n % 5 }, { orderKey: '00V' })),
    ],
  ])('go on at the same place when their row %s', (_name, change) => {
    for (const sorts of [[], byNumber, byTitle]) {
      const table = make(40)
      const before = all(table, { sorts })
      const first = table.query({ sorts, limit: 10 }, context)
      const row = first.rows.at(-1)
      if (!row) throw new Error('no row')
      const [n = 0] = numbersOf([row])
      change(table, n)
      const rest = numbersOf(table.query({ sorts, limit: 100, after: { row } }, context).rows)
      expect(rest.filter(other => other !== n)).toEqual(before.slice(10))
    }
  })

  it('goes on in one group', () => {
    const table = make(20)
    for (let i = 0; i < 20; i++) table.put(rowOf(i, { select: i % 2 ? 'a' : 'b' }))
    const group = { property: 'select' }
    const first = table.query({ group, limit: 4 }, context).groups?.find(({ key }) => key === 'a')
    const row = first?.rows.at(-1)
    if (!row) throw new Error('no row')
    const next = table.query({ group, limit: 4, after: { row, group: 'a' } }, context)
    expect(next.groups?.map(({ key, rows, total }) => [key, numbersOf(rows), total])).toEqual([
      ['a', [9, 11, 13, 15], 10],
    ])
    const placed = table.query({ group, limit: 3, from: { at: 6, group: 'a' } }, context)
    expect(placed.groups?.map(({ key, rows }) => [key, numbersOf(rows)])).toEqual([['a', [13, 15, 17]]])
  })

  it('begin anew at a row that nobody remembers', () => {
    expect(all(make(3), { after: { row: rowId(99) } })).toEqual([0, 1, 2])
  })
})
