// The way up costs a few lookups a block, whatever the database believes about the size of the space.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import type { TestDatabase } from '../../postgres/test-database'
import { type DatabaseDoor, openDatabase } from '../database'
import { createMigratedDatabase } from '../migrations/migrated-database.fixture'
import { UP } from './blocks-above'

let database: TestDatabase
let door: DatabaseDoor
beforeAll(async () => {
  database = await createMigratedDatabase()
  door = openDatabase({ connection: database.connection })
})
afterAll(async () => {
  await door.close()
  await database.drop()
})

/** A space with pages in one page, of which there are no records: only where they lie matters here. */
async function plantSpace(pages: number) {
  const [spaceId, home] = [newUuid(), newUuid()]
  const insert = 'INSERT INTO block (id, space_id, type, parent_id, parent_table)'
  await door.pool.query(`${insert} VALUES ($2, $1, 'page', $1, 'space')`, [spaceId, home])
  const { rows } = await door.pool.query<{ id: string }>(
    `${insert} SELECT gen_random_uuid(), $1, 'page', $2, 'block' FROM generate_series(1, $3) RETURNING id`,
    [spaceId, home, pages],
  )
  return { spaceId, ids: rows.map(row => row.id) }
}

interface Step {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly Step[]
}
/** How many rows a plan looked at, in all of its steps. */
const looks = (step: Step): number =>
  step['Actual Loops'] *
    (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Join Filter'] ?? 0)) +
  (step.Plans ?? []).reduce((sum, inner) => sum + looks(inner), 0)

it('takes no more than a few looks a block in a space that is newer than the statistics', async () => {
  for (let i = 0; i < 3; i++) await plantSpace(2_000)
  await door.pool.query('ANALYZE block')
  const { spaceId, ids } = await plantSpace(2_000)
  const { rows } = await door.pool.query<{ 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${UP} SELECT b.* FROM up JOIN block b ON b.space_id = $1 AND b.id = up.id`,
    [spaceId, ids],
  )
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  expect(plan && looks(plan.Plan)).toBeLessThan(20 * ids.length)
})
