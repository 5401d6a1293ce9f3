import { describe, expect, it } from 'vitest'
import { ADA, BOB, context, numbersOf, options, rowId, rowOf, schemaOf, TestWorld } from './kinds.fixture'
import type { Grouping, GroupList, Query, QueryContext } from './query'

const schema = schemaOf({
  title: 'title',
  text: 'text',
  number: 'number',
  flag: 'checkbox',
  date: 'date',
  select: { type: 'select', options: options('z', 'a', 'm') },
  status: { type: 'select', options: options('x@todo', 'y@todo', 'w@done') },
  multi: { type: 'multi', options: options('z', 'a', 'm') },
  person: 'person',
  relation: { type: 'relation', collection_id: 'here' },
})
const rows = [
  rowOf(1, {
    title: 'One',
    text: 'apple',
    number: 5,
    flag: true,
    date: '2026-03-18',
    select: 'm',
    status: 'y',
    multi: ['m', 'z'],
    person: [BOB],
    relation: [rowId(3)],
  }),
  rowOf(2, { title: 'Two' }),
  rowOf(3, {
    title: 'Three',
    text: 'Äpfel',
    number: 15,
    date: '2026-03-17T12:00:00Z',
    select: 'm',
    status: 'w',
    multi: ['z'],
    person: [ADA, BOB],
    relation: [rowId(1)],
  }),
  rowOf(4, { title: 'Four', text: 'bee', number: 99, date: '2026-06-02', select: 'z', status: 'x' }),
]
const here = new TestWorld().make('here', schema, rows)
const groups = (group: Grouping, more: Partial<QueryContext> = {}): readonly GroupList[] =>
  here.query({ group, limit: 9 }, { ...context, ...more }).groups ?? []
const shape = (lists: readonly GroupList[]): Record<string, number[]> =>
  Object.fromEntries(lists.map(({ key, rows }) => [key, numbersOf(rows)]))
const inOrder = (lists: readonly GroupList[]): unknown[] => lists.map(({ key, rows }) => [key, ...numbersOf(rows)])

describe('groups', () => {
  it.each<readonly [string, Grouping, readonly unknown[]]>([
    ['options, also those without rows', { property: 'select' }, [['z', 4], ['a'], ['m', 1, 3], ['', 2]]],
    [
      'options with rows only',
      { property: 'select', hideEmpty: true },
      [
        ['z', 4],
        ['m', 1, 3],
        ['', 2],
      ],
    ],
    [
      'several options: a row stands in each',
      { property: 'multi', hideEmpty: true },
      [
        ['z', 1, 3],
        ['m', 1],
        ['', 2, 4],
      ],
    ],
    [
      'a status by option',
      { property: 'status', by: 'option' },
      [
        ['x', 4],
        ['y', 1],
        ['w', 3],
        ['', 2],
      ],
    ],
    [
      'a status by group',
      { property: 'status', by: 'group' },
      [
        ['todo', 1, 4],
        ['done', 3],
        ['', 2],
      ],
    ],
    [
      'people by name',
      { property: 'person' },
      [
        [ADA, 3],
        [BOB, 1, 3],
        ['', 2, 4],
      ],
    ],
    [
      'relations by title',
      { property: 'relation' },
      [
        [rowId(1), 3],
        [rowId(3), 1],
        ['', 2, 4],
      ],
    ],
    [
      'yes and no',
      { property: 'flag' },
      [
        ['false', 2, 3, 4],
        ['true', 1],
      ],
    ],
    [
      'words',
      { property: 'text', by: 'exact' },
      [
        ['Äpfel', 3],
        ['apple', 1],
        ['bee', 4],
        ['', 2],
      ],
    ],
    [
      'first letters',
      { property: 'text', by: 'letter' },
      [
        ['A', 1, 3],
        ['B', 4],
        ['', 2],
      ],
    ],
    [
      'numbers',
      { property: 'number' },
      [
        ['5', 1],
        ['15', 3],
        ['99', 4],
        ['', 2],
      ],
    ],
    [
      'ranges of numbers',
      { property: 'number', range: { start: 0, end: 30, size: 10 } },
      [['0', 1], ['10', 3], ['20'], ['>30', 4], ['', 2]],
    ],
    [
      'what lies below a range',
      { property: 'number', range: { start: 10, end: 20, size: 10 } },
      [
        ['<10', 1],
        ['10', 3],
        ['>20', 4],
        ['', 2],
      ],
    ],
    [
      'days',
      { property: 'date', by: 'day' },
      [
        ['2026-03-17', 3],
        ['2026-03-18', 1],
        ['2026-06-02', 4],
        ['', 2],
      ],
    ],
    [
      'weeks',
      { property: 'date', by: 'week' },
      [
        ['2026-03-16', 1, 3],
        ['2026-06-01', 4],
        ['', 2],
      ],
    ],
    [
      'months',
      { property: 'date', by: 'month' },
      [
        ['2026-03-01', 1, 3],
        ['2026-06-01', 4],
        ['', 2],
      ],
    ],
    [
      'quarters',
      { property: 'date', by: 'quarter' },
      [
        ['2026-01-01', 1, 3],
        ['2026-04-01', 4],
        ['', 2],
      ],
    ],
    [
      'years',
      { property: 'date', by: 'year' },
      [
        ['2026-01-01', 1, 3, 4],
        ['', 2],
      ],
    ],
    [
      'relative dates',
      { property: 'date', by: 'relative' },
      [
        ['yesterday', 3],
        ['today', 1],
        ['2026-06-01', 4],
        ['', 2],
      ],
    ],
    [
      'downwards, those without a value still last',
      { property: 'select', sort: 'descending' },
      [['m', 1, 3], ['a'], ['z', 4], ['', 2]],
    ],
    [
      'in the order that was given, others after it',
      { property: 'select', order: ['', 'm'] },
      [['', 2], ['m', 1, 3], ['z', 4], ['a']],
    ],
    [
      'without hidden ones',
      { property: 'select', hidden: ['a', ''] },
      [
        ['z', 4],
        ['m', 1, 3],
      ],
    ],
  ])('%s', (_name, group, expected) => expect(inOrder(groups(group))).toEqual(expected))

  it('makes none of rows that the asker does not see', () => {
    const visibility = { isOpen: () => true, sees: (_: string, row: string) => row !== rowId(1) }
    expect(inOrder(groups({ property: 'relation' }, { visibility }))).toEqual([
      [rowId(3), 1],
      ['', 2, 3, 4],
    ])
  })
  it('say what their rows have in common', () => {
    expect(groups({ property: 'date', by: 'month' }).map(({ value }) => value)).toEqual([
      { start: Date.UTC(2026, 2, 1), hasTime: false },
      { start: Date.UTC(2026, 5, 1), hasTime: false },
      null,
    ])
    expect(groups({ property: 'flag' }).map(({ value }) => value)).toEqual([false, true])
  })

  it('weeks begin where the asker begins them, days where the asker is', () => {
    expect(shape(groups({ property: 'date', by: 'week' }, { weekStart: 0 }))).toMatchObject({ '2026-03-15': [1, 3] })
    expect(shape(groups({ property: 'date', by: 'day' }, { zone: 'Pacific/Auckland' }))).toMatchObject({
      '2026-03-18': [1, 3],
    })
  })

  it('relative dates stand in order and join months far away', () => {
    const world = new TestWorld()
    const dates = [
      '2026-01-02',
      '2026-02-20',
      '2026-03-12',
      '2026-03-17',
      '2026-03-18',
      '2026-03-19',
      '2026-03-21',
      '2026-04-10',
      '2026-04-30',
    ]
    const table = world.make(
      'there',
      schemaOf({ date: 'date' }),
      dates.map((date, i) => rowOf(i, { date })),
    )
    const keys = table
      .query({ group: { property: 'date', by: 'relative', sort: 'ascending' }, limit: 0 }, context)
      .groups?.map(({ key }) => key)
    expect(keys).toEqual([
      '2026-01-01',
      'last_30_days',
      'last_7_days',
      'yesterday',
      'today',
      'tomorrow',
      'next_7_days',
      'next_30_days',
      '2026-04-01',
    ])
  })

  it('by a property that is gone leave the rows as they are', () => {
    const answer = here.query({ group: { property: 'gone' }, limit: 9 }, context)
    expect(answer.groups).toBeUndefined()
    expect(answer.rows).toHaveLength(4)
  })

  it('have groups in them, totals and sums of their own', () => {
    const query: Query = {
      group: { property: 'select', hideEmpty: true },
      subGroup: { property: 'flag' },
      aggregations: [{ property: 'number', aggregation: 'sum' }],
      limit: 9,
    }
    const answer = here.query(query, context)
    expect(answer).toMatchObject({ total: 4, rows: [], aggregations: { 'number:sum': 119 } })
    const m = answer.groups?.find(({ key }) => key === 'm')
    expect(m).toMatchObject({ total: 2, rows: [], aggregations: { 'number:sum': 20 } })
    expect(m?.groups?.map(({ key, total, rows, aggregations }) => [key, total, numbersOf(rows), aggregations])).toEqual(
      [
        ['false', 1, [3], { 'number:sum': 15 }],
        ['true', 1, [1], { 'number:sum': 5 }],
      ],
    )
  })

  it('a row in two groups counts once in the whole', () => {
    const answer = here.query(
      { group: { property: 'multi' }, limit: 9, filter: { property: 'multi', operator: 'is_not_empty' } },
      context,
    )
    expect(answer.total).toBe(2)
    expect(answer.groups?.reduce((sum, { total }) => sum + total, 0)).toBe(3)
  })

  it('leave out what may not be seen', () => {
    const query: Query = {
      group: { property: 'select', hideEmpty: true },
      aggregations: [{ property: 'number', aggregation: 'max' }],
      limit: 9,
    }
    const answer = here.query(query, context, id => id !== rowId(4) && id !== rowId(2))
    expect(answer).toMatchObject({ total: 2, aggregations: { 'number:max': 15 } })
    expect(answer.groups?.map(({ key, total }) => [key, total])).toEqual([['m', 2]])
  })
})
