import { describe, expect, it } from 'vitest'
import type { Cell } from './column'
import { ADA, BOB, context, options, rowOf, schemaOf, TestWorld } from './kinds.fixture'
import { type Aggregation, aggregationKey, aggregations } from './query'

const schema = schemaOf({
  text: 'text',
  number: 'number',
  flag: 'checkbox',
  date: 'date',
  select: { type: 'select', options: options('x@todo', 'y@todo', 'z@done') },
  multi: { type: 'multi', options: options('a', 'b') },
  person: 'person',
})
const rows = [
  rowOf(1, { text: 'a', number: 4, flag: true, date: '2026-01-03', select: 'x', multi: ['a', 'b'], person: [ADA] }),
  rowOf(2, { text: 'b', number: -1, date: '2026-01-01/2026-01-09', select: 'z', multi: ['a'], person: [ADA, BOB] }),
  rowOf(3, { text: 'a', number: 4, date: '2026-01-02T12:00:00Z', select: 'x', person: [BOB] }),
  rowOf(4, {}),
]
const day = (iso: string, hasTime = false): Cell => ({ start: Date.parse(iso), hasTime })
const forAll = (values: number, unique: number, shown: readonly string[], distinct: readonly string[]) => ({
  count: 4,
  count_values: values,
  unique,
  empty: 1,
  not_empty: 3,
  percent_empty: 0.25,
  percent_not_empty: 0.75,
  show_original: shown,
  show_unique: distinct,
})
const iso = ['2026-01-03', '2026-01-01/2026-01-09', '2026-01-02T12:00:00.000Z']
/** Whatever is not named here says nothing about that form. */
const expected: Readonly<Record<string, Partial<Record<Aggregation, Cell>>>> = {
  text: forAll(3, 2, ['a', 'b', 'a'], ['a', 'b']),
  number: {
    ...forAll(3, 2, ['4', '-1', '4'], ['4', '-1']),
    sum: 7,
    average: 7 / 3,
    median: 4,
    min: -1,
    max: 4,
    range: 5,
  },
  flag: {
    ...forAll(4, 2, ['true', 'false', 'false', 'false'], ['true', 'false']),
    empty: 0,
    not_empty: 4,
    percent_empty: 0,
    percent_not_empty: 1,
    checked: 1,
    unchecked: 3,
    percent_checked: 0.25,
    percent_unchecked: 0.75,
  },
  date: {
    ...forAll(3, 3, iso, iso),
    earliest_date: day('2026-01-01'),
    latest_date: day('2026-01-09'),
    date_range: 8 * 86_400_000,
  },
  select: {
    ...forAll(3, 2, ['x', 'z', 'x'], ['x', 'z']),
    count_per_group: ['todo:2', 'done:1'],
    percent_per_group: ['todo:0.5', 'done:0.25'],
  },
  multi: {
    ...forAll(3, 2, ['a', 'b', 'a'], ['a', 'b']),
    empty: 2,
    not_empty: 2,
    percent_empty: 0.5,
    percent_not_empty: 0.5,
    count_per_group: ['a:2', 'b:1'],
    percent_per_group: ['a:0.5', 'b:0.25'],
  },
  person: {
    ...forAll(4, 2, [ADA, ADA, BOB, BOB], [ADA, BOB]),
    count_per_group: [`${ADA}:2`, `${BOB}:2`],
    percent_per_group: [`${ADA}:0.5`, `${BOB}:0.5`],
  },
}
const table = new TestWorld().make('here', schema, rows)
const ask = (property: string, aggregation: Aggregation, among = table): Cell | undefined => {
  const spec = { property, aggregation }
  return among.query({ aggregations: [spec], limit: 0 }, context).aggregations[aggregationKey(spec)]
}

describe('aggregations', () => {
  it.each(Object.keys(expected).flatMap(form => aggregations.map(aggregation => [form, aggregation] as const)))(
    '%s: %s',
    (property, aggregation) => expect(ask(property, aggregation)).toEqual(expected[property]?.[aggregation] ?? null),
  )

  const none = new TestWorld().make('none', schema)
  it.each<readonly [string, Aggregation, Cell]>([
    ['number', 'count', 0],
    ['number', 'sum', 0],
    ['number', 'average', null],
    ['number', 'median', null],
    ['number', 'min', null],
    ['number', 'percent_empty', 0],
    ['date', 'earliest_date', null],
    ['date', 'date_range', null],
    ['flag', 'percent_checked', 0],
    ['text', 'unique', 0],
  ])('of no rows, %s: %s', (property, aggregation, value) => expect(ask(property, aggregation, none)).toEqual(value))

  it('the median of an even number of them is between two', () => {
    const even = new TestWorld().make(
      'even',
      schema,
      [1, 10, 2, 3].map((number, i) => rowOf(i, { number })),
    )
    expect(ask('number', 'median', even)).toBe(2.5)
  })

  it('says nothing of a property that is gone', () => expect(ask('gone', 'count')).toBeUndefined())
})
