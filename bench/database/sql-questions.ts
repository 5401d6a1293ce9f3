// The questions of the benchmark twice: as a view asks them, and as SQL over JSON says the same. No index helps SQL here: the columns
// are people's own, and change.
import type { Filter, Query } from '../../packages/core/src/collection/query'

export interface TwinQuestion {
  readonly name: string
  readonly query: Partial<Query>
  /** `$1` is the collection of tasks. */
  readonly sql: string
}
const open: Filter = { property: 'status', operator: 'does_not_equal', value: 'done' }
const counting = (filter: Filter): Partial<Query> => ({ filter, limit: 0 })
const ROWS = 'FROM bench_rows r WHERE r.collection = $1'
const PRIORITY = `array_position(ARRAY['low','medium','high'], r.p->>'priority')`
const OPEN = `r.p->>'status' IS DISTINCT FROM 'done' AND (r.p->>'points')::numeric > 3`
const SHARES = `WITH budgets AS (
  SELECT r.id, sum((o.p->>'budget')::numeric) AS budget
  FROM bench_rows r, jsonb_array_elements_text(r.p->'project') x JOIN bench_rows o ON o.id = x::uuid
  WHERE r.collection = $1 GROUP BY r.id)`

/** What a person looks at first: fifty rows. */
export const screen: Partial<Query> = {
  filter: { and: [open, { property: 'points', operator: 'greater_than', value: 3 }] },
  sorts: [
    { property: 'priority', direction: 'descending' },
    { property: 'title', direction: 'ascending' },
  ],
  limit: 50,
}
export const twinQuestions: readonly TwinQuestion[] = [
  {
    name: 'first screen, filtered, sorted by two keys',
    query: screen,
    sql: `SELECT r.id, r.p, count(*) OVER () ${ROWS} AND ${OPEN} ORDER BY ${PRIORITY} DESC NULLS LAST, r.p->>'title' LIMIT 50`,
  },
  {
    name: 'filter: a number and a choice',
    query: counting(screen.filter as Filter),
    sql: `SELECT count(*) ${ROWS} AND ${OPEN}`,
  },
  {
    name: 'filter: words',
    query: counting({ property: 'title', operator: 'contains', value: 'pla' }),
    sql: `SELECT count(*) ${ROWS} AND r.p->>'title' ILIKE '%pla%'`,
  },
  {
    name: 'all rows sorted by two keys, first 50',
    query: { sorts: screen.sorts ?? [], limit: 50 },
    sql: `SELECT r.id, r.p ${ROWS} ORDER BY ${PRIORITY} DESC NULLS LAST, r.p->>'title' LIMIT 50`,
  },
  {
    name: 'groups with three figures',
    query: {
      group: { property: 'status' },
      aggregations: [
        { property: 'cost', aggregation: 'sum' },
        { property: 'hours', aggregation: 'average' },
        { property: 'owner', aggregation: 'unique' },
      ],
      limit: 0,
    },
    sql: `SELECT r.p->>'status', count(*), sum((r.p->>'cost')::numeric), avg((r.p->>'hours')::numeric), count(DISTINCT r.p->'owner'->>0) ${ROWS} GROUP BY 1`,
  },
  {
    name: 'filter: a formula',
    query: counting({ property: 'late', operator: 'equals', value: true }),
    sql: `SELECT count(*) ${ROWS} AND (r.p->'due'->>'start')::date < current_date AND r.p->>'status' IS DISTINCT FROM 'done'`,
  },
  {
    name: 'filter: a formula over a rollup',
    query: counting({ property: 'share', operator: 'greater_than', value: 0.01 }),
    sql: `${SHARES} SELECT count(*) FROM budgets JOIN bench_rows r USING (id) WHERE (r.p->>'cost')::numeric / NULLIF(budget, 0) > 0.01`,
  },
]
