import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../validation/checks'
import type { CollectionTable } from './collection-table'
import { ADA, BOB, context, numbersOf, options, rowId, rowOf, schemaOf, TestWorld } from './kinds.fixture'
import { NaiveTable } from './naive-engine.fixture'
import type { Condition, Filter, Query, Sort } from './query'
import type { CollectionRow } from './stored-columns'

const schema = schemaOf({
  title: 'title',
  text: 'text',
  number: 'number',
  flag: 'checkbox',
  date: 'date',
  select: { type: 'select', options: options('z', 'a', 'm') },
  multi: { type: 'multi', options: options('z', 'a', 'm') },
  person: 'person',
})
const words = fc.constantFrom('', 'Apfel', 'apfel', 'Äpfel', 'Part 2', 'part 10', 'Zoë', 'zoe', '会議', 'שלום', 'a "b"')
const number = fc.constantFrom(-2, 0, 0.5, 1, 2, 1e9)
const dates = fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-17', '2026-03-02T00:00:00Z', '2026-03-02T13:30:00Z')
const someOf = (...ids: string[]): fc.Arbitrary<string[]> =>
  fc.subarray(ids).chain(list => fc.shuffledSubarray(list, { minLength: list.length }))
const properties: fc.Arbitrary<Record<string, Json>> = fc
  .record(
    {
      title: words,
      text: words,
      number,
      flag: fc.boolean(),
      date: dates,
      select: fc.constantFrom('z', 'a', 'm'),
      multi: someOf('z', 'a', 'm'),
      person: someOf(ADA, BOB),
    },
    { requiredKeys: [] },
  )
  .map(record => record as Record<string, Json>)
const rowNumber = fc.integer({ min: 1, max: 40 })
const row: fc.Arbitrary<CollectionRow> = fc
  .tuple(rowNumber, properties, fc.option(fc.constantFrom('00V', '01V', '02V'), { nil: undefined, freq: 4 }))
  .map(([n, given, orderKey]) => rowOf(n, given, orderKey ? { orderKey } : {}))

type Edit = { readonly put: CollectionRow } | { readonly remove: number }
const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: row.map(put => ({ put })) },
    { weight: 1, arbitrary: rowNumber.map(remove => ({ remove })) },
  ),
  { maxLength: 60 },
)

const condition = (
  property: string,
  operators: readonly string[],
  value: fc.Arbitrary<Json>,
): fc.Arbitrary<Condition> =>
  fc.record({
    property: fc.constant(property),
    operator: fc.constantFrom(...operators),
    value,
  }) as fc.Arbitrary<Condition>
const someWords = words.filter(word => word !== '')
const emptiness = ['is_empty', 'is_not_empty']
const conditions: fc.Arbitrary<Condition> = fc.oneof(
  condition(
    'text',
    ['equals', 'does_not_equal', 'contains', 'does_not_contain', 'starts_with', ...emptiness],
    someWords,
  ),
  condition('number', ['equals', 'does_not_equal', 'greater_than', 'less_than_or_equal_to', ...emptiness], number),
  condition('flag', ['equals', 'does_not_equal'], fc.boolean()),
  condition('date', ['before', 'on_or_after', ...emptiness], fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03')),
  condition(
    'select',
    ['equals', 'does_not_equal', ...emptiness],
    fc.oneof(fc.constant('a'), fc.constant<Json>(['z', 'm'])),
  ),
  condition(
    'multi',
    ['contains', 'does_not_contain', ...emptiness],
    fc.oneof(fc.constant('a'), fc.constant<Json>(['z', 'm'])),
  ),
  condition('person', ['contains', 'does_not_contain', ...emptiness], fc.constantFrom('me', BOB)),
)
const { filter } = fc.letrec<{ filter: Filter }>(tie => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    conditions,
    fc.array(tie('filter'), { maxLength: 3 }).map(and => ({ and })),
    fc.array(tie('filter'), { maxLength: 3 }).map(or => ({ or })),
  ),
}))
/** An empty group does not count, here and there: the naive one takes it for true inside an or. */
function pruned(given: Filter): Filter | undefined {
  if (!('and' in given) && !('or' in given)) return given
  const parts = ('and' in given ? given.and : given.or).map(pruned).filter(part => part !== undefined)
  return parts.length === 0 ? undefined : 'and' in given ? { and: parts } : { or: parts }
}
const sorts: fc.Arbitrary<Sort[]> = fc.array(
  fc.record({
    property: fc.constantFrom('title', 'text', 'number', 'flag', 'date', 'select', 'multi'),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  { maxLength: 3 },
)
const query: fc.Arbitrary<Query> = fc
  .tuple(filter, sorts, fc.constantFrom('', 'apfel', 'part 2', 'a'), fc.constantFrom(1, 3, 50))
  .map(([given, sorts, search, limit]) => {
    const filter = pruned(given)
    return { sorts, search, limit, ...(filter ? { filter } : {}) }
  })

function play(edits: readonly Edit[], table: CollectionTable, rows: Map<string, CollectionRow>): void {
  for (const edit of edits)
    if ('put' in edit) {
      table.put(edit.put)
      rows.set(edit.put.fields.id, edit.put)
    } else {
      table.remove(rowId(edit.remove))
      rows.delete(rowId(edit.remove))
    }
}
const isVisible = (id: string): boolean => !id.endsWith('7')

describe('the engine', () => {
  it('says what a naive one says, also after edits', () => {
    fc.assert(
      fc.property(edits, edits, query, (first, second, query) => {
        const table = new TestWorld().make('here', schema)
        const naive = new NaiveTable(schema)
        for (const edits of [first, second]) {
          play(edits, table, naive.rows)
          const expected = naive.find(query, context, isVisible)
          const ids = (rows: readonly CollectionRow[]) => numbersOf(rows.map(({ fields }) => fields.id))
          const answer = table.query(
            { ...query, aggregations: [{ property: 'number', aggregation: 'sum' }] },
            context,
            isVisible,
          )
          expect(numbersOf(answer.rows)).toEqual(ids(expected.slice(0, query.limit)))
          expect(answer.total).toBe(expected.length)
          expect(answer.hasMore).toBe(expected.length > query.limit)
          const numbers = expected.map(row => naive.cell(row, 'number')).filter(cell => typeof cell === 'number')
          expect(answer.aggregations['number:sum']).toBeCloseTo(
            numbers.reduce((sum, one) => sum + one, 0),
            5,
          )
          for (const property of ['select', 'multi']) {
            const groups = table.query({ ...query, group: { property } }, context, isVisible).groups ?? []
            const naively = [...naive.groups(expected, property)].map(([key, rows]) => [
              key,
              ids(rows.slice(0, query.limit)),
              rows.length,
            ])
            expect(groups.map(({ key, rows, total }) => [key, numbersOf(rows), total])).toEqual(naively)
          }
        }
      }),
      { numRuns: 120 },
    )
  })

  it('says so of what it found before, edit by edit, at any place of the list', () => {
    const at = fc.integer({ min: 0, max: 12 })
    fc.assert(
      fc.property(edits, fc.array(fc.tuple(edits, at), { maxLength: 8 }), query, (first, steps, query) => {
        const table = new TestWorld().make('here', schema)
        const naive = new NaiveTable(schema)
        // Who goes on behind a row at which a page ended goes on where it stood then: the naive one does not remember that.
        const ended = new Set<string>()
        const moved = new Set<string>()
        for (const [edits, at] of [
          [first, 0] as const,
          ...steps.map(([some, at]) => [some.slice(0, 3), at] as const),
        ]) {
          play(edits, table, naive.rows)
          for (const edit of edits) {
            const id = 'put' in edit ? edit.put.fields.id : rowId(edit.remove)
            if (ended.has(id)) moved.add(id)
          }
          const expected = naive.find(query, context, isVisible).map(({ fields }) => fields.id)
          const page = (more: Partial<Query>) => {
            const answer = table.query({ ...query, ...more }, context, isVisible)
            const last = answer.rows.at(-1)
            if (answer.hasMore && last !== undefined) {
              ended.add(last)
              moved.delete(last)
            }
            return answer
          }
          expect(numbersOf(page({ from: { at } }).rows)).toEqual(numbersOf(expected.slice(at, at + query.limit)))
          expect(page({}).total).toBe(expected.length)
          const row = expected[at]
          if (row === undefined || moved.has(row)) continue
          expect(numbersOf(page({ after: { row } }).rows)).toEqual(
            numbersOf(expected.slice(at + 1, at + 1 + query.limit)),
          )
        }
      }),
      { numRuns: 150 },
    )
  })

  it('pages read every row once', () => {
    fc.assert(
      fc.property(edits, query, (edits, query) => {
        const table = new TestWorld().make('here', schema)
        play(edits, table, new Map())
        const all = table.query({ ...query, limit: 1_000 }, context).rows
        const found: string[] = []
        for (let after: Query['after']; ; ) {
          const page = table.query({ ...query, ...(after ? { after } : {}) }, context)
          found.push(...page.rows)
          const last = page.rows.at(-1)
          if (!page.hasMore || !last) break
          after = { row: last }
        }
        expect(found).toEqual(all)
      }),
      { numRuns: 150 },
    )
  })
})

const linked = fc.tuple(rowNumber, fc.subarray([1, 2, 3, 4, 5, 6]), number).map(
  ([n, to, value]): Edit => ({
    put: rowOf((n % 8) + 1, {
      title: `T${value}`,
      number: value,
      to: to.map(rowId),
      back: to.map(i => rowId(i + 100)),
    }),
  }),
)
const there = fc
  .tuple(rowNumber, fc.subarray([1, 2, 3, 4, 5, 6]), number)
  .map(
    ([n, to, value]): Edit => ({ put: rowOf((n % 8) + 101, { title: `U${value}`, number: value, to: to.map(rowId) }) }),
  )
const gone = fc.integer({ min: 1, max: 8 }).map((remove): Edit => ({ remove }))

describe('computed columns', () => {
  const here = schemaOf({
    title: 'title',
    number: 'number',
    to: { type: 'relation', collection_id: 'here' },
    back: { type: 'relation', collection_id: 'there' },
    sum: { type: 'rollup', relation: 'back', target: 'twice', function: 'sum' },
    shown: { type: 'rollup', relation: 'back', target: 'title', function: 'show_unique' },
    deep: { type: 'formula', expression: 'prop("number") + prop("to").map(current.prop("deep")).sum()' },
    far: {
      type: 'formula',
      formula: 'prop("back").map(current.prop("to").map(current.prop("title")).join("/")).join(",")',
    },
  })
  const over = schemaOf({
    title: 'title',
    number: 'number',
    to: { type: 'relation', collection_id: 'here' },
    twice: { type: 'formula', expression: 'prop("number") * 2 + prop("to").length()' },
    echo: { type: 'rollup', relation: 'to', target: 'sum', function: 'max' },
  })
  const columns: readonly (readonly [string, string])[] = [
    ['here', 'sum'],
    ['here', 'shown'],
    ['here', 'deep'],
    ['here', 'far'],
    ['there', 'twice'],
    ['there', 'echo'],
  ]
  const everything = (world: TestWorld) =>
    columns.map(([id, property]) => {
      const table = world.table(id)
      const rows = table?.query({ sorts: [{ property, direction: 'ascending' }], limit: 100 }, context).rows ?? []
      return { property, rows, told: table?.computedCells(rows, [property], context) }
    })

  it('are after edits what they would be from scratch, circles and all', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.oneof(linked, there, gone), { maxLength: 6 }), { maxLength: 6 }), batches => {
        const world = new TestWorld()
        const tables = { here: world.make('here', here), there: world.make('there', over) }
        const rows = { here: new Map<string, CollectionRow>(), there: new Map<string, CollectionRow>() }
        for (const batch of batches) {
          for (const edit of batch) {
            const side = 'put' in edit && edit.put.fields.number > 100 ? 'there' : 'here'
            play([edit], tables[side], rows[side])
          }
          const fresh = new TestWorld()
          fresh.make('here', here, [...rows.here.values()])
          fresh.make('there', over, [...rows.there.values()])
          expect(everything(world)).toEqual(everything(fresh))
        }
      }),
      { numRuns: 50 },
    )
  })
})
