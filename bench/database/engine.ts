// Databases at three sizes: the engine alone, without a server. CPU milliseconds; "first" is with columns to be made, the other figures
// once warm.
import type { CollectionTable } from '../../packages/core/src/collection/collection-table'
import { context, rowId } from '../../packages/core/src/collection/kinds.fixture'
import type { Filter, Query } from '../../packages/core/src/collection/query'
import { ms, percentile, print } from '../figures'
import { DatabaseRows } from './engine-rows'

const RUNS = 15

const isOpen: Filter = { property: 'status', operator: 'does_not_equal', value: 'done' }
const screen: Query = {
  filter: { and: [isOpen, { property: 'points', operator: 'greater_than', value: 3 }] },
  sorts: [
    { property: 'priority', direction: 'descending' },
    { property: 'title', direction: 'ascending' },
  ],
  limit: 50,
}
const counting = (filter: Filter): Query => ({ filter, limit: 0 })
const late: Filter = { property: 'late', operator: 'equals', value: true }
const questions: readonly (readonly [string, Query])[] = [
  ['first screen, filtered, sorted by two keys', screen],
  ['filter: text contains', counting({ property: 'title', operator: 'contains', value: 'pla' })],
  ['filter: number and select', counting(screen.filter as Filter)],
  [
    'filter: date range',
    counting({ property: 'due', operator: 'within', value: { direction: 'past', count: 3, unit: 'month' } }),
  ],
  ['search: two words', { search: 'the plan', limit: 50 }],
  ['sort everything by two keys', { sorts: screen.sorts ?? [], limit: 1_000_000 }],
  ['group by status, no sums', { group: { property: 'status' }, limit: 0 }],
  [
    'group by status, three sums, 20 rows each',
    {
      group: { property: 'status' },
      aggregations: [
        { property: 'cost', aggregation: 'sum' },
        { property: 'hours', aggregation: 'average' },
        { property: 'owner', aggregation: 'unique' },
      ],
      limit: 20,
    },
  ],
  ['group by week of due', { group: { property: 'due', by: 'week' }, limit: 0 }],
  ['filter: formula', counting(late)],
  ['filter: formula over a rollup', counting({ property: 'share', operator: 'greater_than', value: 0.01 })],
]

/** Of the processor: the clock of a machine that does other things as well says little about so short a time. */
function timed(run: () => unknown): number {
  const began = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

function figure(table: CollectionTable, query: Query): string {
  const first = timed(() => table.query(query, context))
  const warm = Array.from({ length: RUNS }, () => timed(() => table.query(query, context)))
  return `first ${ms(first).padStart(7)}, p50 ${ms(percentile(warm, 50)).padStart(7)}, p95 ${ms(percentile(warm, 95)).padStart(7)}`
}

const heap = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
}
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`

export function measureEngine(size: number): void {
  console.log(`\nthe engine alone, ${size} rows, 21 properties`)
  const rows = new DatabaseRows(size)
  const { tasks } = rows.world()
  const given = Array.from({ length: size }, (_, n) => rows.task(n))
  const before = heap()
  print('put all rows', ms(timed(() => given.forEach(row => tasks.put(row)))))
  for (const [name, query] of questions) print(name, figure(tasks, query))

  const edited: number[] = []
  const computed: number[] = []
  for (let i = 0; i < RUNS; i++) {
    const row = rows.task(rows.random(size))
    edited.push(timed(() => (tasks.put(row), tasks.query(screen, context))))
    const other = rows.task(rows.random(size))
    computed.push(timed(() => (tasks.put(other), tasks.query({ ...screen, filter: { and: [isOpen, late] } }, context))))
  }
  print('one edit, then the first screen', `p50 ${ms(percentile(edited, 50))}, p95 ${ms(percentile(edited, 95))}`)
  print(
    'one edit, then the same filtered by a formula',
    `p50 ${ms(percentile(computed, 50))}, p95 ${ms(percentile(computed, 95))}`,
  )
  print('a cell of a formula', ms(timed(() => tasks.cell(rowId(1), 'share', context))))
  print(
    'memory: with rows, as the table says; columns, measured',
    `${megabytes(tasks.approximateBytes)}; ${megabytes(heap() - before)}`,
  )
}
