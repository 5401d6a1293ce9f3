// A question to 100,000 rows of which rules show some: beside the same question without rules, in the same run.
import { context, rowId, schemaOf, TestWorld } from '../packages/core/src/collection/kinds.fixture'
import { rowFields } from '../packages/core/src/collection/row-fields'
import { idOf } from '../packages/core/src/operations/space.fixture'
import type { BlockValue } from '../packages/core/src/records/block'
import { percentile, print, printMachine, spread } from './figures'

const ROWS = 100_000
const ROUNDS = 20

await printMachine()
const table = new TestWorld().make('D', schemaOf({ who: 'person', words: 'text', number: 'number' }))
for (let n = 1; n <= ROWS; n++)
  table.put({
    fields: { ...rowFields({ id: rowId(n), created_by_id: idOf(`person ${n % 50}`) } as BlockValue), created_time: n },
    properties: { who: [idOf(`person ${n % 200}`)], number: n, words: `row ${n % 997}` },
  })
const test = table.standsIn({ userId: idOf('person 7'), places: [{ property: 'who' }, { creator: true }] })
const query = {
  limit: 50,
  filter: { property: 'words', operator: 'contains', value: '7' },
  sorts: [{ property: 'number', direction: 'descending' }],
  aggregations: [{ property: 'number', aggregation: 'sum' }],
} as const

const timed = (run: () => unknown): number => {
  const began = performance.now()
  run()
  return performance.now() - began
}
const all: number[] = []
const ruled: number[] = []
// In turn, so that a machine that is slow for a while is slow for both.
for (let round = 0; round < ROUNDS; round++) {
  all.push(timed(() => table.query(query, context)))
  ruled.push(timed(() => table.query(query, context, (_id, slot) => test(slot))))
}
print('without rules', spread(all))
print('under rules on rows', spread(ruled))
print('ratio (aim: below 1.5)', (percentile(ruled, 50) / percentile(all, 50)).toFixed(2))
