import { describe, expect, it } from 'vitest'
import type { Uuid } from '../ids'
import type { Json } from '../validation/checks'
import type { CollectionTable } from './collection-table'
import type { Cell } from './column'
import { ADA, BOB, context, numbersOf, options, rowId, rowOf, schemaOf, TestWorld } from './kinds.fixture'
import type { Aggregation, Condition, QueryContext } from './query'

const told = (table: CollectionTable, id: Uuid, property: string) =>
  table.computedCells([id], [property], context).get(id)?.[property] ?? { cell: null }

const tasks = {
  title: 'title',
  hours: 'number',
  done: 'checkbox',
  due: 'date',
  status: { type: 'select', options: options('x@todo', 'y@todo', 'z@complete') },
  tags: { type: 'multi', options: options('a', 'b') },
  who: 'person',
  project: { type: 'relation', collection_id: 'projects' },
}
const projects = {
  title: 'title',
  tasks: { type: 'relation', collection_id: 'tasks' },
}
const rollup = (target: string, aggregation: Aggregation, more: Record<string, Json> = {}): Record<string, Json> => ({
  type: 'rollup',
  relation: 'tasks',
  target: target,
  function: aggregation,
  ...more,
})
const taskRows = [
  rowOf(1, { title: 'Draw', hours: 2, done: true, due: '2026-03-01', status: 'x', tags: ['a', 'b'], who: [ADA] }),
  rowOf(2, { title: 'Write', hours: 5, due: '2026-03-09', status: 'z', tags: ['a'], who: [BOB] }),
  rowOf(3, { title: 'Rest', status: 'y' }),
]
function makeWorld(more: Readonly<Record<string, string | Readonly<Record<string, Json>>>> = {}) {
  const world = new TestWorld()
  const there = world.make('tasks', schemaOf(tasks), taskRows)
  const here = world.make('projects', schemaOf({ ...projects, ...more }), [
    rowOf(10, { title: 'House', tasks: [rowId(1), rowId(2), rowId(3), rowId(99)] }),
    rowOf(11, { title: 'Garden', tasks: [rowId(2)] }),
    rowOf(12, { title: 'None' }),
  ])
  return { world, there, here }
}
const cells = (table: CollectionTable, property: string, asker: QueryContext = context): Cell[] =>
  [10, 11, 12].map(n => table.cell(rowId(n), property, asker))
const day = (iso: string): Cell => ({ start: Date.parse(iso), hasTime: false })

describe('rollups', () => {
  it.each<readonly [string, Aggregation, readonly Cell[]]>([
    ['hours', 'count', [3, 1, 0]],
    ['hours', 'count_values', [2, 1, 0]],
    ['hours', 'empty', [1, 0, 0]],
    ['hours', 'not_empty', [2, 1, 0]],
    ['hours', 'unique', [2, 1, 0]],
    ['hours', 'percent_empty', [1 / 3, 0, 0]],
    ['hours', 'percent_not_empty', [2 / 3, 1, 0]],
    ['hours', 'sum', [7, 5, 0]],
    ['hours', 'average', [3.5, 5, null]],
    ['hours', 'median', [3.5, 5, null]],
    ['hours', 'min', [2, 5, null]],
    ['hours', 'max', [5, 5, null]],
    ['hours', 'range', [3, 0, null]],
    ['due', 'earliest_date', [day('2026-03-01'), day('2026-03-09'), null]],
    ['due', 'latest_date', [day('2026-03-09'), day('2026-03-09'), null]],
    ['due', 'date_range', [8, 0, null]],
    ['done', 'checked', [1, 0, 0]],
    ['done', 'unchecked', [2, 1, 0]],
    ['done', 'percent_checked', [1 / 3, 0, 0]],
    ['done', 'percent_unchecked', [2 / 3, 1, 0]],
    [
      'status',
      'count_per_group',
      [
        ['todo:2', 'complete:1'],
        ['todo:0', 'complete:1'],
        ['todo:0', 'complete:0'],
      ],
    ],
    [
      'status',
      'percent_per_group',
      [
        [`todo:${2 / 3}`, `complete:${1 / 3}`],
        ['todo:0', 'complete:1'],
        ['todo:0', 'complete:0'],
      ],
    ],
    ['title', 'show_original', [['Draw', 'Write', 'Rest'], ['Write'], null]],
    ['tags', 'show_original', [['a', 'b', 'a'], ['a'], null]],
    ['tags', 'show_unique', [['a', 'b'], ['a'], null]],
    ['hours', 'show_original', [['2', '5'], ['5'], null]],
    ['due', 'show_original', [['2026-03-01', '2026-03-09'], ['2026-03-09'], null]],
    ['gone', 'sum', [null, null, null]],
  ])('%s: %s', (target, aggregation, expected) => {
    expect(cells(makeWorld({ r: rollup(target, aggregation) }).here, 'r')).toEqual(expected)
  })

  it('count one group of a status', () => {
    const { here } = makeWorld({
      n: rollup('status', 'count_per_group', { group: 'complete' }),
      p: rollup('status', 'percent_per_group', { group: 'complete' }),
    })
    expect(cells(here, 'n')).toEqual([1, 1, 0])
    expect(cells(here, 'p')).toEqual([1 / 3, 1, 0])
  })

  it.each<readonly [string, Omit<Condition, 'property'>, readonly number[]]>([
    ['hours', { operator: 'greater_than', value: 3, quantifier: 'any' }, [10, 11]],
    ['hours', { operator: 'greater_than', value: 3, quantifier: 'every' }, [11, 12]],
    ['hours', { operator: 'greater_than', value: 3, quantifier: 'none' }, [12]],
    ['hours', { operator: 'greater_than', value: 3 }, [10, 11]],
    ['title', { operator: 'starts_with', value: 'wr', quantifier: 'every' }, [11, 12]],
    ['tags', { operator: 'equals', value: 'b', quantifier: 'any' }, [10]],
    ['tags', { operator: 'contains', value: 'b', quantifier: 'none' }, [11, 12]],
    ['who', { operator: 'contains', value: 'me', quantifier: 'any' }, [10]],
    ['due', { operator: 'before', value: { at: '2026-03-05' }, quantifier: 'any' }, [10]],
    ['done', { operator: 'equals', value: true, quantifier: 'any' }, [10]],
    ['hours', { operator: 'is_empty' }, [12]],
    ['hours', { operator: 'is_not_empty' }, [10, 11]],
  ])('values of %s: %j', (target, condition, expected) => {
    const { here } = makeWorld({ r: rollup(target, 'show_original') })
    const { rows } = here.query({ filter: { property: 'r', ...condition }, limit: 9 }, context)
    expect(numbersOf(rows)).toEqual(expected)
  })

  it('say what they show', () => {
    const { here } = makeWorld({ r: rollup('hours', 'show_original'), t: rollup('tags', 'show_unique') })
    expect(told(here, rowId(10), 'r').shown).toEqual([2, 5])
    expect(here.meaning('r')).toMatchObject({ form: 'list', each: { form: 'number' } })
    expect(here.meaning('t')).toMatchObject({ form: 'list', refersTo: 'options', ranking: ['a', 'b'] })
  })

  it('follow every change over there, and of the relation', () => {
    const { here, there } = makeWorld({ r: rollup('hours', 'sum') })
    expect(cells(here, 'r')).toEqual([7, 5, 0])
    there.put(rowOf(2, { title: 'Write', hours: 6 }))
    expect(cells(here, 'r')).toEqual([8, 6, 0])
    there.put(rowOf(99, { hours: 100 }))
    expect(cells(here, 'r')).toEqual([108, 6, 0])
    there.remove(rowId(1))
    expect(cells(here, 'r')).toEqual([106, 6, 0])
    here.put(rowOf(12, { tasks: [rowId(99)] }))
    expect(cells(here, 'r')).toEqual([106, 6, 100])
    there.setSchema(schemaOf({ ...tasks, hours: 'text' }))
    expect(cells(here, 'r')).toEqual([null, null, null])
  })

  it('of rollups follow changes two steps away', () => {
    const { here, there, world } = makeWorld({ r: rollup('hours', 'sum') })
    const top = world.make(
      'goals',
      schemaOf({
        title: 'title',
        projects: { type: 'relation', collection_id: 'projects' },
        all: { type: 'rollup', relation: 'projects', target: 'r', function: 'sum' },
      }),
      [rowOf(20, { projects: [rowId(10), rowId(11)] })],
    )
    expect(top.cell(rowId(20), 'all', context)).toBe(12)
    there.put(rowOf(1, { hours: 20 }))
    expect(top.cell(rowId(20), 'all', context)).toBe(30)
    here.remove(rowId(11))
    expect(top.cell(rowId(20), 'all', context)).toBe(25)
  })

  it('count only rows that the asker sees, and keep askers apart', () => {
    const { here, there } = makeWorld({ r: rollup('hours', 'sum') })
    const visibility = { isOpen: () => true, sees: (_collection: string, row: string) => row !== rowId(2) }
    expect(cells(here, 'r')).toEqual([7, 5, 0])
    expect(cells(here, 'r', { ...context, visibility })).toEqual([2, 0, 0])
    there.put(rowOf(1, { hours: 3 }))
    expect(cells(here, 'r', { ...context, visibility })).toEqual([3, 0, 0])
    expect(cells(here, 'r')).toEqual([8, 5, 0])
    const { aggregations } = here.query(
      { aggregations: [{ property: 'r', aggregation: 'sum' }], limit: 0 },
      { ...context, visibility },
    )
    expect(aggregations).toEqual({ 'r:sum': 3 })
  })

  it('over a collection that is not there are empty until it is', () => {
    const { here, world, there } = makeWorld({ r: rollup('hours', 'sum') })
    world.tables.delete('tasks')
    expect(cells(here, 'r')).toEqual([null, null, null])
    world.tables.set('tasks', there)
    expect(cells(here, 'r')).toEqual([7, 5, 0])
  })
})

const formula = (source: string): Record<string, Json> => ({ type: 'formula', expression: source })
describe('formulas', () => {
  it.each<readonly [string, readonly Cell[]]>([
    ['prop("title").length()', [5, 6, 4]],
    ['prop("title") == "House"', [true, false, false]],
    ['prop("tasks").length()', [3, 1, 0]],
    ['prop("tasks").map(current.prop("hours")).sum()', [7, 5, 0]],
    ['prop("tasks").map(current.prop("title"))', [['Draw', 'Write', 'Rest'], ['Write'], null]],
    ['prop("tasks").first()', [rowId(1), rowId(2), null]],
    ['prop("tasks").first().prop("due")', [day('2026-03-01'), day('2026-03-09'), null]],
    ['prop("tasks").map(current.prop("status")).first()', ['Option x', 'Option z', null]],
    ['prop("tasks").first().prop("who").first()', [ADA, BOB, null]],
    ['prop("r") * 2', [14, 10, 0]],
    ['prop("titles").join("+")', ['Draw+Write+Rest', 'Write', null]],
  ])('%s', (source, expected) => {
    const more = { f: formula(source), r: rollup('hours', 'sum'), titles: rollup('title', 'show_original') }
    expect(cells(makeWorld(more).here, 'f')).toEqual(expected)
  })

  it.each([
    ['prop("title").length()', 'number', undefined],
    ['prop("title") == "a"', 'flag', undefined],
    ['prop("title")', 'text', undefined],
    ['now()', 'date', undefined],
    ['prop("tasks")', 'list', 'rows'],
    ['prop("tasks").first()', 'choice', 'rows'],
    ['prop("tasks").first().prop("who")', 'list', 'people'],
    ['1 +', 'text', undefined],
  ])('%s has the form %s', (source, form, refersTo) => {
    expect(makeWorld({ f: formula(source) }).here.meaning('f')).toMatchObject({
      form,
      ...(refersTo ? { refersTo } : {}),
    })
  })

  it('filter, sort, group and add up like any other property', () => {
    const { here } = makeWorld({ f: formula('prop("tasks").length()') })
    const answer = here.query(
      {
        filter: { property: 'f', operator: 'greater_than_or_equal_to', value: 0 },
        sorts: [{ property: 'f', direction: 'ascending' }],
        aggregations: [{ property: 'f', aggregation: 'sum' }],
        limit: 9,
      },
      context,
    )
    expect(numbersOf(answer.rows)).toEqual([12, 11, 10])
    expect(answer.aggregations).toEqual({ 'f:sum': 4 })
    const groups = here.query({ group: { property: 'f', sort: 'ascending' }, limit: 0 }, context).groups
    expect(groups?.map(({ key, total }) => [key, total])).toEqual([
      ['0', 1],
      ['1', 1],
      ['3', 1],
    ])
  })

  it('follow changes of rows that they read, also two steps away', () => {
    const { here, there, world } = makeWorld({
      f: formula('prop("tasks").map(current.prop("project").map(current.prop("title")).join("/")).join(",")'),
    })
    there.put(rowOf(2, { project: [rowId(12)] }))
    expect(cells(here, 'f')).toEqual([',None,', 'None', null])
    here.put(rowOf(12, { title: 'Some' }))
    expect(cells(here, 'f').slice(0, 2)).toEqual([',Some,', 'Some'])
    expect(world.tables.size).toBe(2)
  })

  it('see what the asker sees', () => {
    const { here } = makeWorld({
      f: formula('prop("tasks").map(current.prop("hours")).sum()'),
      n: formula('prop("tasks").length()'),
    })
    const asker = { ...context, visibility: { isOpen: () => true, sees: (_: string, row: string) => row !== rowId(2) } }
    expect(cells(here, 'f', asker)).toEqual([2, 0, 0])
    expect(cells(here, 'n', asker)).toEqual([2, 0, 0])
  })

  it('that use the time are good for a minute', () => {
    const { here } = makeWorld({ f: formula('timestamp(now())') })
    const at = (now: number) => here.cell(rowId(10), 'f', { ...context, now }) as number
    const first = at(context.now)
    expect(at(context.now + 20_000)).toBe(first)
    expect(at(context.now + 60_000)).toBe(first + 60_000)
  })

  it('days are those of the asker', () => {
    const { here } = makeWorld({ f: formula('date(parseDate("2026-03-18T23:30:00Z"))') })
    expect(here.cell(rowId(10), 'f', context)).toBe(18)
    expect(here.cell(rowId(10), 'f', { ...context, zone: 'Asia/Tokyo' })).toBe(19)
  })

  it('that lead back to themselves say so, everywhere on the way', () => {
    const { here } = makeWorld({
      A: formula('prop("B") + 1'),
      B: formula('prop("A") + 1'),
      C: formula('prop("B") + 1'),
      D: formula('1'),
    })
    for (const id of ['A', 'B', 'C']) expect(told(here, rowId(10), id).failure).toBe('Leads back to itself: A → B → A')
    expect(here.cell(rowId(10), 'D', context)).toBe(1)
    expect(here.query({ sorts: [{ property: 'A', direction: 'ascending' }], limit: 9 }, context).rows).toHaveLength(3)
  })

  it('that lead back over another collection say so, and recover', () => {
    const world = new TestWorld()
    const there = world.make(
      'tasks',
      schemaOf({
        title: 'title',
        project: { type: 'relation', collection_id: 'projects' },
        Back: { type: 'rollup', relation: 'project', target: 'Sum', function: 'sum' },
      }),
      [rowOf(1, { project: [rowId(10)] }), rowOf(2, {})],
    )
    const sum = { type: 'rollup', relation: 'tasks', target: 'Back', function: 'sum' }
    const here = world.make('projects', schemaOf({ ...projects, Sum: sum }), [
      rowOf(10, { tasks: [rowId(1), rowId(2)] }),
    ])
    expect(told(here, rowId(10), 'Sum').failure).toBe('Leads back to itself: Back → Sum → Back')
    expect(told(there, rowId(1), 'Back').failure).toBe('Leads back to itself: Back → Sum → Back')
    there.put(rowOf(1, {}))
    expect(here.cell(rowId(10), 'Sum', context)).toBe(0)
  })

  it('climb a tree of rows, and only so high', () => {
    const world = new TestWorld()
    const make = (order: (n: number) => number) => {
      const table = world.make(
        'tree',
        schemaOf({
          title: 'title',
          below: { type: 'relation', collection_id: 'tree' },
          depth: formula('1 + prop("below").map(current.prop("depth")).sum()'),
        }),
        [],
      )
      for (let i = 0; i < 150; i++) table.put(rowOf(order(i), order(i) < 149 ? { below: [rowId(order(i) + 1)] } : {}))
      return Array.from({ length: 150 }, (_, n) => (order(0), table.cell(rowId(order(n)), 'depth', context)))
    }
    const down = make(n => n)
    const up = make(n => 149 - n).reverse()
    expect(up).toEqual(down)
    expect(down[149]).toBe(1)
    expect(down[50]).toBe(100)
    expect(down[49]).toBeNull()
  })
})
