import { describe, expect, it } from 'vitest'
import type { Json } from '../validation/checks'
import { ADA, BOB, context, kinds, numbersOf, options, rowId, rowOf, schemaOf, TestWorld } from './kinds.fixture'
import type { Condition, Filter, QueryContext } from './query'

const schema = schemaOf({
  title: 'title',
  text: 'text',
  number: 'number',
  flag: 'checkbox',
  date: 'date',
  select: { type: 'select', options: options('a', 'b', 'c') },
  status: { type: 'select', options: options('x@todo', 'y@todo', 'z@done') },
  multi: { type: 'multi', options: options('a', 'b', 'c') },
  person: 'person',
  relation: { type: 'relation', collection_id: 'none' },
  button: 'button',
  unheard: 'a type of tomorrow',
})
/** Row 0 has nothing. */
const rows = [
  rowOf(0, {}),
  rowOf(1, {
    title: 'Crème brûlée',
    text: 'Straße',
    number: 1,
    flag: true,
    date: '2026-03-17',
    select: 'a',
    status: 'x',
    multi: ['a'],
    person: [ADA],
    relation: [rowId(90)],
  }),
  rowOf(2, {
    title: 'Bread',
    text: 'ÉCLAIR',
    number: 2,
    date: '2026-03-18T23:30:00Z',
    select: 'b',
    status: 'y',
    multi: ['a', 'b'],
    person: [ADA, BOB],
    relation: [rowId(90), rowId(91)],
  }),
  rowOf(3, {
    title: 'bread and butter',
    text: 'éclair au café',
    number: -3.5,
    flag: true,
    date: '2026-03-20/2026-04-02',
    select: 'c',
    status: 'z',
    multi: ['b', 'c'],
    person: [BOB],
    relation: [rowId(91)],
  }),
]
const table = new TestWorld().make('here', schema, rows)
const find = (filter: Filter, more: Partial<QueryContext> = {}): number[] =>
  numbersOf(table.query({ filter, limit: 100 }, { ...context, ...more }).rows)

type Case = readonly [Condition['property'], Condition['operator'], Json | undefined, readonly number[]]
const cases: readonly Case[] = [
  ['text', 'equals', 'strasse', [1]],
  ['text', 'equals', ['Eclair', 'STRASSE'], [1, 2]],
  ['text', 'does_not_equal', 'eclair', [0, 1, 3]],
  ['text', 'contains', 'CAFE', [3]],
  ['text', 'contains', ['cafe', 'strasse'], [1, 3]],
  ['text', 'does_not_contain', 'eclair', [0, 1]],
  ['text', 'starts_with', 'éc', [2, 3]],
  ['text', 'ends_with', 'fé', [3]],
  ['text', 'is_empty', undefined, [0]],
  ['text', 'is_not_empty', undefined, [1, 2, 3]],
  ['title', 'contains', 'creme', [1]],
  ['number', 'equals', 2, [2]],
  ['number', 'equals', [1, 2], [1, 2]],
  ['number', 'does_not_equal', 2, [0, 1, 3]],
  ['number', 'does_not_equal', [1, 2], [0, 3]],
  ['number', 'greater_than', 1, [2]],
  ['number', 'less_than', 1, [3]],
  ['number', 'greater_than_or_equal_to', 1, [1, 2]],
  ['number', 'less_than_or_equal_to', 1, [1, 3]],
  ['number', 'between', { start: -4, end: 1 }, [1, 3]],
  ['number', 'is_empty', undefined, [0]],
  ['number', 'is_not_empty', undefined, [1, 2, 3]],
  ['flag', 'equals', true, [1, 3]],
  ['flag', 'equals', false, [0, 2]],
  ['flag', 'does_not_equal', true, [0, 2]],
  ['select', 'equals', 'a', [1]],
  ['select', 'equals', ['a', 'b'], [1, 2]],
  ['select', 'does_not_equal', 'a', [0, 2, 3]],
  ['select', 'does_not_equal', ['a', 'b'], [0, 3]],
  ['select', 'contains', ['a', 'b'], [1, 2]],
  ['select', 'does_not_contain', 'a', [0, 2, 3]],
  ['select', 'is_empty', undefined, [0]],
  ['select', 'is_not_empty', undefined, [1, 2, 3]],
  ['status', 'equals', 'todo', [1, 2]],
  ['status', 'does_not_equal', 'todo', [0, 3]],
  ['multi', 'contains', 'a', [1, 2]],
  ['multi', 'contains', ['a', 'c'], [1, 2, 3]],
  ['multi', 'does_not_contain', 'a', [0, 3]],
  ['multi', 'equals', ['b', 'a'], [2]],
  ['multi', 'equals', 'a', [1]],
  ['multi', 'does_not_equal', ['a', 'b'], [0, 1, 3]],
  ['multi', 'is_empty', undefined, [0]],
  ['multi', 'is_not_empty', undefined, [1, 2, 3]],
  ['person', 'contains', 'me', [1, 2]],
  ['person', 'does_not_contain', 'me', [0, 3]],
  ['person', 'contains', BOB, [2, 3]],
  ['relation', 'contains', rowId(90), [1, 2]],
  ['relation', 'does_not_contain', rowId(90), [0, 3]],
  ['relation', 'is_empty', undefined, [0]],
  ['date', 'equals', { at: '2026-03-17' }, [1]],
  ['date', 'equals', '2026-03-18', [2]],
  ['date', 'equals', { at: '2026-03-18T23:30:00Z' }, [2]],
  ['date', 'equals', { at: '2026-03-18T23:31:00Z' }, []],
  ['date', 'does_not_equal', { at: '2026-03-17' }, [0, 2, 3]],
  ['date', 'before', { at: '2026-03-18' }, [1]],
  ['date', 'before', { relative: 'tomorrow' }, [1, 2]],
  ['date', 'after', { at: '2026-03-17' }, [2, 3]],
  ['date', 'after', { at: '2026-03-18' }, [3]],
  ['date', 'on_or_before', { at: '2026-03-18' }, [1, 2]],
  ['date', 'on_or_after', { at: '2026-03-18' }, [2, 3]],
  ['date', 'between', { start: { at: '2026-03-17' }, end: { at: '2026-03-18' } }, [1, 2]],
  ['date', 'within', { direction: 'this', count: 1, unit: 'week' }, [1, 2, 3]],
  ['date', 'within', { direction: 'past', count: 1, unit: 'day' }, [1, 2]],
  ['date', 'within', { direction: 'next', count: 2, unit: 'day' }, [2, 3]],
  ['date', 'is_empty', undefined, [0]],
  ['date', 'is_not_empty', undefined, [1, 2, 3]],
  ['created_time', 'on_or_after', { at: '2026-01-01T00:02:00Z' }, [2, 3]],
  ['last_edited_time', 'before', { at: '2026-01-01T00:01:00Z' }, [0]],
]

describe('conditions', () => {
  it.each(cases)('%s %s %j', (property, operator, value, expected) => {
    expect(find({ property, operator, ...(value === undefined ? {} : { value }) })).toEqual(expected)
  })

  const everything = [0, 1, 2, 3]
  it.each<readonly [string, Condition]>([
    ['a property that is gone', { property: 'gone', operator: 'equals', value: 1 }],
    ['a property named like what objects have', { property: 'constructor', operator: 'is_empty' }],
    ['a property without cells', { property: 'button', operator: 'is_empty' }],
    ['a type that nobody knows', { property: 'unheard', operator: 'is_empty' }],
    ['no value', { property: 'text', operator: 'contains' }],
    ['empty words', { property: 'text', operator: 'contains', value: '' }],
    ['an empty list', { property: 'multi', operator: 'contains', value: [] }],
    ['a value of another form', { property: 'number', operator: 'equals', value: 'one' }],
    ['half a span', { property: 'date', operator: 'between', value: { start: { at: '2026-01-01' } } }],
    ['a day that is none', { property: 'date', operator: 'equals', value: { at: 'soon' } }],
    ['a window without a unit', { property: 'date', operator: 'within', value: { direction: 'this', count: 1 } }],
    ['an operator of another form', { property: 'number', operator: 'contains', value: 1 }],
    ['an operator of another form', { property: 'flag', operator: 'greater_than', value: true }],
    ['an operator of another form', { property: 'date', operator: 'contains', value: { at: '2026-01-01' } }],
    ['an operator of another form', { property: 'select', operator: 'within', value: 'a' }],
    ['an operator that nobody knows', { property: 'text', operator: 'sounds_like' as never, value: 'a' }],
  ])('does not count with %s', (_name, condition) => {
    expect(find(condition)).toEqual(everything)
    expect(find({ or: [condition, { property: 'number', operator: 'equals', value: 2 }] })).toEqual([2])
    expect(find({ and: [{ or: [condition] }, { property: 'number', operator: 'equals', value: 2 }] })).toEqual([2])
  })
})

describe('and, or', () => {
  const is = (property: string, value: Json): Condition => ({ property, operator: 'equals', value })

  it.each<readonly [Filter, readonly number[]]>([
    [{ and: [] }, [0, 1, 2, 3]],
    [{ or: [] }, [0, 1, 2, 3]],
    [{ and: [is('flag', true), is('select', 'a')] }, [1]],
    [{ or: [is('select', 'b'), is('select', 'c'), is('select', 'a')] }, [1, 2, 3]],
    [{ and: [is('flag', true), is('status', 'z'), is('number', -3.5)] }, [3]],
    [{ and: [{ or: [is('select', 'a'), { and: [is('select', 'b'), { or: [is('number', 2)] }] }] }] }, [1, 2]],
  ])('%j', (filter, expected) => expect(find(filter)).toEqual(expected))

  it('is not followed for ever', () => {
    let filter: Filter = is('select', 'a')
    for (let i = 0; i < 50_000; i++) filter = { and: [filter] }
    expect(find(filter)).toEqual([0, 1, 2, 3])
  })
})

it.each([`it's "quoted" \\`, '🙂 feelings', 'שלום', '__proto__', 'a.b[0]', 'toString'])(
  'a property may be called %s',
  name => {
    const odd = new TestWorld().make('odd', schemaOf({ p1: { type: 'number', name } }), [
      rowOf(1, { p1: 1 }),
      rowOf(2, {}),
    ])
    const filter: Filter = { property: 'p1', operator: 'is_not_empty' }
    expect(numbersOf(odd.query({ filter, limit: 9 }, context).rows)).toEqual([1])
  },
)

it('knows every form', () => {
  expect(new Set(kinds.all.map(({ form }) => form))).toEqual(
    new Set(['text', 'number', 'flag', 'date', 'choice', 'list', 'none']),
  )
})
