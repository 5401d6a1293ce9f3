import { describe, expect, it } from 'vitest'
import type { Json } from '../validation/checks'
import { meaningOf } from './asked-column'
import { type ColorRule, colorRulesIn, rowPainter } from './color-rules'
import type { Cell } from './column'
import { compileForCells } from './condition'
import { ADA, context, kinds, options, rowOf, schemaOf, TestWorld } from './kinds.fixture'
import { type Condition, operators } from './query'

const schema = schemaOf({
  title: 'title',
  price: 'number',
  state: { type: 'select', options: options('open', 'done') },
  done: 'checkbox',
  due: 'date',
  who: 'person',
})
const meaning = (id: string) => {
  const property = schema[id]
  const kind = property && kinds.get(property.type)
  return property && kind ? meaningOf(kind, property) : undefined
}
const painted = (rules: readonly ColorRule[], cells: Readonly<Record<string, Cell>>) =>
  rowPainter(rules, meaning, context)(id => ({ cell: cells[id] ?? null }))

const dear: ColorRule = {
  id: '1',
  condition: { property: 'price', operator: 'greater_than', value: 100 },
  color: 'red',
}
const open: ColorRule = {
  id: '2',
  condition: { property: 'state', operator: 'equals', value: ['open'] },
  color: 'blue',
}
const late: ColorRule = {
  id: '3',
  condition: { property: 'due', operator: 'before', value: { relative: 'today' } },
  color: 'orange',
  cell: 'due',
}
const nameless: ColorRule = {
  id: '4',
  condition: { property: 'who', operator: 'is_empty' },
  color: 'gray',
  cell: 'who',
}

describe('[P 3] conditional colours', () => {
  it.each<
    [string, readonly ColorRule[], Readonly<Record<string, Cell>>, string | null, readonly (readonly string[])[]]
  >([
    ['no rules', [], { price: 200 }, null, []],
    ['a rule that holds', [dear], { price: 200 }, 'red', []],
    ['a rule that does not', [dear], { price: 20 }, null, []],
    ['the first that holds counts', [open, dear], { price: 200, state: 'open' }, 'blue', []],
    ['whatever comes before and does not hold', [open, dear], { price: 200, state: 'done' }, 'red', []],
    [
      'a cell beside the row',
      [dear, late],
      { price: 200, due: { start: 0, hasTime: false } },
      'red',
      [['due', 'orange']],
    ],
    ['empty cells', [nameless], {}, null, [['who', 'gray']]],
    ['about what is gone', [{ ...dear, condition: { ...dear.condition, property: 'gone' } }], { price: 200 }, null, []],
    [
      'without a value yet',
      [{ ...dear, condition: { property: 'price', operator: 'equals' } }],
      { price: 200 },
      null,
      [],
    ],
  ])('%s', (_title, rules, cells, row, coloured) => {
    const colors = painted(rules, cells)
    expect(colors.row).toBe(row)
    expect([...colors.cells]).toEqual(coloured)
  })

  it('is asked again and again with other values', () => {
    const paint = rowPainter([open], meaning, context)
    const of = (state: Cell) => paint(() => ({ cell: state })).row
    expect(['open', 'done', 'open', null, 'done'].map(of)).toEqual(['blue', null, 'blue', null, null])
  })
})

it('asks values that a rollup shows by how many of them it has to be true', () => {
  const list = { form: 'list', each: { form: 'number' } } as const
  const over = (quantifier?: 'any' | 'every' | 'none'): Condition => ({
    property: 'sum',
    operator: 'greater_than',
    value: 5,
    ...(quantifier ? { quantifier } : {}),
  })
  const holds = (condition: Condition, shown: readonly Cell[]) =>
    compileForCells(condition, list, context)?.(['1', '9'], shown)
  expect(holds(over(), [1, 9])).toBe(true)
  expect(holds(over('every'), [1, 9])).toBe(false)
  expect(holds(over('none'), [1, 2])).toBe(true)
})

it('finds in cells what the engine finds in a table, for every operator', () => {
  const rows = [
    rowOf(1, { title: 'Red coat', price: 120, state: 'open', done: true, due: '2026-03-18', who: [ADA] }),
    rowOf(2, { title: 'Hat', price: 20, state: 'done', due: '2026-03-01T10:00Z' }),
    rowOf(3, {}),
  ]
  const table = new TestWorld().make('orders', schema, rows)
  const values: Readonly<Record<string, Json>> = {
    title: 'Hat',
    price: 100,
    state: ['open'],
    done: true,
    due: { relative: 'today' },
    who: ['me'],
  }
  for (const [property, value] of Object.entries(values))
    for (const operator of operators) {
      const condition: Condition = { property, operator, value }
      const asked = meaning(property)
      const test = asked && compileForCells(condition, asked, context)
      const found = test ? rows.filter(({ fields }) => test(table.cell(fields.id, property, context))) : rows
      expect(
        found.map(({ fields }) => fields.id),
        `${property} ${operator}`,
      ).toEqual(table.query({ filter: condition, limit: 10 }, context).rows)
    }
})

it.each([
  ['nothing', {}, 0],
  ['a rule', { color_rules: [dear] }, 1],
  ['another colour', { color_rules: [{ ...dear, color: 'infrared' }] }, 0],
  ['a whole filter', { color_rules: [{ ...dear, condition: { and: [dear.condition] } }, open] }, 1],
])('reads the rules of a view: %s', (_title, format, count) => {
  expect(colorRulesIn(format as unknown as Readonly<Record<string, Json>>)).toHaveLength(count)
})
