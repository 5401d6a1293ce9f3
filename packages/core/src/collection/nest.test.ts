import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { context, numbersOf, rowId, rowOf, schemaOf, TestWorld } from './kinds.fixture'
import { NaiveTable } from './naive-engine.fixture'
import type { Query } from './query'
import type { CollectionRow } from './stored-columns'

const schema = schemaOf({
  title: 'title',
  number: 'number',
  flag: 'checkbox',
  parent: { type: 'relation', collection_id: 'here' },
})
/** `[parent, number, flag]` by row, 0 for no parent. */
type Given = readonly (readonly [parent: number, value: number, flag?: boolean])[]
const rowsOf = (given: Given): CollectionRow[] =>
  given.map(([parent, number, flag = false], i) =>
    rowOf(i + 1, { title: `Row ${i + 1}`, number, flag, ...(parent > 0 ? { parent: [rowId(parent)] } : {}) }),
  )
const tableOf = (given: Given) => new TestWorld().make('here', schema, rowsOf(given))
const nest = { parent: 'parent', show: 'nested', open: 'all' } as const

// 1 > (2 > 4, 3), 5, 6 > 7
const family: Given = [
  [0, 5],
  [1, 1, true],
  [1, 2],
  [2, 9],
  [0, 3, true],
  [0, 4],
  [6, 8, true],
]
const shown = (given: Given, query: Partial<Query>) => {
  const { rows, nested } = tableOf(given).query({ limit: 50, nest, ...query }, context)
  return rows.map((row, i) => `${'.'.repeat(nested?.[row]?.depth ?? 0)}${numbersOf(rows)[i]}`).join(' ')
}
const descending = [{ property: 'number', direction: 'descending' }] as const
const flagged = { property: 'flag', operator: 'equals', value: true } as const

describe('a nested list', () => {
  it.each<[string, Partial<Query>, string]>([
    ['lists each row below its parent', {}, '1 .2 ..4 .3 5 6 .7'],
    ['folds what is not open', { nest: { ...nest, open: [] } }, '1 5 6'],
    ['opens what is named', { nest: { ...nest, open: [rowId(1), rowId(4)] } }, '1 .2 .3 5 6'],
    ['keeps closed what is below something closed', { nest: { ...nest, open: [rowId(2)] } }, '1 5 6'],
    ['sorts within each parent', { sorts: descending }, '1 .3 .2 ..4 6 .7 5'],
    ['puts a row whose parent is filtered away at the top', { filter: flagged }, '2 5 7'],
    ['shows parents only', { nest: { ...nest, show: 'parents' } }, '1 5 6'],
    ['shows sub-items only', { nest: { ...nest, show: 'children' } }, '2 3 4 7'],
    ['is flat by a property that is gone', { nest: { ...nest, parent: 'gone' } }, '1 2 3 4 5 6 7'],
    ['is flat by a property that names no rows', { nest: { ...nest, parent: 'number' } }, '1 2 3 4 5 6 7'],
  ])('%s', (_, query, expected) => expect(shown(family, query)).toBe(expected))

  it.each<[string, Given, string]>([
    [
      'a row that is its own parent',
      [
        [1, 0],
        [1, 0],
      ],
      '1 .2',
    ],
    [
      "two that are each other's",
      [
        [2, 0],
        [1, 0],
      ],
      '1 .2',
    ],
    [
      'a ring with a tail',
      [
        [0, 0],
        [4, 0],
        [2, 0],
        [3, 0],
        [3, 0],
      ],
      '1 2 .3 ..4 ..5',
    ],
    [
      'a parent that is not there',
      [
        [9, 0],
        [1, 0],
      ],
      '1 .2',
    ],
  ])('has every row once: %s', (_, given, expected) => expect(shown(given, {})).toBe(expected))

  it('counts what is folded away', () => {
    const asked = {
      limit: 1,
      nest: { ...nest, open: [] },
      aggregations: [{ property: 'number', aggregation: 'sum' }],
    } as const
    const answer = tableOf(family).query(asked, context)
    expect(answer).toMatchObject({ total: 7, hasMore: true, aggregations: { 'number:sum': 32 } })
    expect(answer.nested).toEqual({ [rowId(1)]: { depth: 0, children: 2 } })
  })

  it('nests within groups: a row whose parent is in another stands at the top of its own', () => {
    const answer = tableOf(family).query({ limit: 50, nest, group: { property: 'flag' } }, context)
    expect(
      answer.groups?.map(({ rows, nested }) => rows.map((row, i) => [numbersOf(rows)[i], nested?.[row]?.depth])),
    ).toEqual([
      [
        [1, 0],
        [3, 1],
        [4, 0],
        [6, 0],
      ],
      [
        [2, 0],
        [5, 0],
        [7, 0],
      ],
    ])
  })

  it('counts a parent that the asker may not see as none', () => {
    const table = tableOf(family)
    const sees = (id: string) => id !== rowId(6)
    expect(numbersOf(table.query({ limit: 50, nest: { ...nest, show: 'parents' } }, context, sees).rows)).toEqual([
      1, 5, 7,
    ])
    expect(numbersOf(table.query({ limit: 50, nest }, context, sees).rows)).toEqual([1, 2, 4, 3, 5, 7])
  })

  it('goes on where it was when the row at the end of a page has gone, or its parent', () => {
    for (const gone of [4, 2]) {
      const table = tableOf(family)
      const first = table.query({ limit: 3, nest }, context)
      expect(numbersOf(first.rows)).toEqual([1, 2, 4])
      table.remove(rowId(gone))
      const next = table.query({ limit: 10, nest, after: { row: rowId(4) } }, context)
      expect(numbersOf(next.rows).filter(number => number !== 4)).toEqual([3, 5, 6, 7])
    }
  })

  const given = fc.array(fc.tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 3 }), fc.boolean()), {
    maxLength: 14,
  })
  const query = fc.record({
    limit: fc.constantFrom(1, 2, 5),
    sorts: fc.constantFrom<Query['sorts']>([], descending),
    open: fc.oneof(
      fc.constant('all' as const),
      fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]).map(some => some.map(rowId)),
    ),
    isFiltered: fc.boolean(),
  })

  it('is what a naive one says, page by page, circles and all', () => {
    fc.assert(
      fc.property(given, query, (given, { limit, sorts = [], open, isFiltered }) => {
        const table = tableOf(given)
        const naive = new NaiveTable(schema)
        for (const row of rowsOf(given)) naive.rows.set(row.fields.id, row)
        const asked: Query = { limit, sorts, nest: { ...nest, open }, ...(isFiltered ? { filter: flagged } : {}) }
        const isOpen = (id: string): boolean => open === 'all' || open.some(one => one === id)
        const found = naive.find(asked, context, () => true)
        const expected = naive.nested(found, 'parent', isOpen).map(([row, depth]) => [row.fields.number, depth])
        const read: (number | undefined)[][] = []
        for (let after: Query['after']; ; ) {
          const page = table.query({ ...asked, ...(after ? { after } : {}) }, context)
          expect(page.total).toBe(found.length)
          read.push(...page.rows.map((row, i) => [numbersOf(page.rows)[i], page.nested?.[row]?.depth]))
          const last = page.rows.at(-1)
          if (!page.hasMore || !last) break
          after = { row: last }
        }
        expect(read).toEqual(expected)
        const from = { at: Math.floor(expected.length / 2) }
        const half = table.query({ ...asked, from }, context)
        expect(half.listed).toBe(expected.length)
        expect(numbersOf(half.rows)).toEqual(expected.slice(from.at, from.at + limit).map(([number]) => number))
      }),
      { numRuns: 200 },
    )
  })
})
