// Rows counted, summed and drawn: columns, bars, a line, a ring, or one figure. Each group of the view's question is a place on the
// x axis, each group within it a part of the stack, and the first of its aggregations is what is measured.
import type { AggregationSpec, Grouping, Query } from '@sheaf/core/collection/query'
import { propertiesOf, type Schema, TITLE } from '@sheaf/core/collection/schema'
import { defineView, type FormOf, type ViewFields } from '@sheaf/core/kinds/view-kind'
import { chartFormat, readChartLook } from './chart-format'

/** Rows of each group that come along, to be listed when it is pressed. */
const ROWS_TO_LIST = 10
const ROWS_OF_PARTS = 2

/** What is measured. */
export const measureOf = ({ query }: ViewFields): AggregationSpec =>
  query.aggregations?.[0] ?? { property: TITLE, aggregation: 'count' }

/** By what rows are put together, as far as the collection still has it. */
export function axesOf({ query, format }: ViewFields, schema: Schema): { x: Grouping | null; stack: Grouping | null } {
  const known = (grouping: Grouping | undefined): Grouping | null =>
    grouping && schema[grouping.property] ? grouping : null
  const { type } = readChartLook(format)
  const x = type === 'number' ? null : known(query.group)
  return { x, stack: x && type !== 'donut' ? known(query.sub_group) : null }
}

function firstGrouping(schema: Schema, formOf: FormOf): Grouping | null {
  const properties = propertiesOf(schema)
  const choice = properties.find(property => formOf(property) === 'choice')
  if (choice) return { property: choice.id, by: 'option', hideEmpty: true }
  const date = properties.find(property => formOf(property) === 'date')
  if (date) return { property: date.id, by: 'month', hideEmpty: true }
  const flag = properties.find(property => formOf(property) === 'flag')
  if (flag) return { property: flag.id, by: 'exact' }
  const options = properties.find(property => formOf(property) === 'list' && Array.isArray(property['options']))
  return options ? { property: options.id, by: 'option', hideEmpty: true } : null
}

export const chart = defineView({
  type: 'chart',
  showsRows: false,
  asksBy: ['filter', 'search'],
  isPaged: false,
  label: 'Chart',
  description: 'Visualize data as a bar, line, or donut chart',
  icon: 'chart-column',
  aliases: 'graph, bar, column, line, donut, pie, number, statistics, report',
  format: chartFormat,
  begin(schema, formOf) {
    const group = firstGrouping(schema, formOf)
    return { query: group ? { group } : {}, format: { chart_type: 'column' } }
  },
  ask(fields, schema): Partial<Query> {
    const { x, stack } = axesOf(fields, schema)
    return {
      ...(x ? { group: x } : {}),
      ...(stack ? { subGroup: stack } : {}),
      aggregations: [measureOf(fields)],
      limit: stack ? ROWS_OF_PARTS : ROWS_TO_LIST,
    }
  },
})
