// Reading costs what is read, whatever the database believes about the size of a space: it learns of a new one only when the next
// statistics are taken, and until then a workspace that somebody moves into has, as far as it knows, no pages at all.
import type { Uuid } from '@sheaf/core/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import type { TestDatabase } from '../../postgres/test-database'
import { type OpenDatabase, openDatabase } from '../database'
import { createMigratedDatabase } from '../migrations/migrated-database.fixture'
import { countComments } from './count-comments'
import { CountedLooks } from './counted-looks.fixture'
import { readPage } from './page-chunk'
import { PostgresStorage } from './postgres-storage'
import { pagesApart } from './purge-page'
import { readBlocks } from './read-blocks'
import { collectionsIn, pagesWithBlocks, rowsOf } from './read-databases'
import { readSaidPages } from './read-page-texts'
import { readRows } from './read-rows'
import { siblingTitles } from './read-siblings'
import { readTitles } from './read-titles'
import { trashedPages } from './read-trash'
import { RoleStorage } from './role-storage'

let database: TestDatabase
let db: OpenDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
  db = openDatabase({ connection: database.connection })
  // Statistics are taken where this test says so.
  for (const table of ['block', 'collection', 'discussion', 'comment'])
    await db.pool.query(`ALTER TABLE ${table} SET (autovacuum_enabled = off)`)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const PAGES = 2_000
const FEW = 50
const pageTypes = ['page', 'collection_view_page']

const blocks = (ids: readonly Uuid[]) => ids.map(id => ({ table: 'block' as const, id }))

/** Pages in one page, a line on each, a database with as many rows, and as many pages in the trash. */
async function plantSpace(pages: number) {
  const [spaceId, home, box, collection] = [newUuid(), newUuid(), newUuid(), newUuid()]
  const insert = 'INSERT INTO block (id, space_id, type, parent_id, parent_table, page_id, alive, moved_to_trash_time)'
  const plant = async (select: string, values: unknown[]): Promise<Uuid[]> =>
    (await db.pool.query<{ id: Uuid }>(`${insert} ${select} RETURNING id`, [spaceId, ...values])).rows.map(
      ({ id }) => id,
    )
  await db.pool.query('INSERT INTO space_seq (space_id, seq) VALUES ($1, 0)', [spaceId])
  await plant(`VALUES ($2, $1, 'page', $1, 'space', NULL::uuid, true, NULL::bigint)`, [home])
  await plant(`VALUES ($3, $1, 'collection_view', $2, 'block', $2, true, NULL::bigint)`, [home, box])
  await db.pool.query(
    `INSERT INTO collection (id, space_id, parent_id, parent_table, alive) VALUES ($3, $1, $2, 'block', true)`,
    [spaceId, box, collection],
  )
  const many = `generate_series(1, ${pages})`
  const ids = await plant(`SELECT gen_random_uuid(), $1, 'page', $2, 'block', $2, true, NULL FROM ${many}`, [home])
  const rows = await plant(`SELECT gen_random_uuid(), $1, 'page', $2, 'collection', NULL, true, NULL FROM ${many}`, [
    collection,
  ])
  await plant(`SELECT gen_random_uuid(), $1, 'text', page, 'block', page, true, NULL FROM unnest($2::uuid[]) page`, [
    ids,
  ])
  await plant(`SELECT gen_random_uuid(), $1, 'page', $2, 'block', $2, false, i FROM ${many} i`, [home])
  return { spaceId, home, box, collection, ids, rows }
}

type Planted = Awaited<ReturnType<typeof plantSpace>>
const reads: readonly [
  what: string,
  most: number,
  run: (pool: OpenDatabase['pool'], at: Planted) => Promise<unknown>,
][] = [
  [
    'the judge of all pages and rows',
    4 * PAGES,
    (pool, { spaceId, ids, rows }) =>
      new RoleStorage(new PostgresStorage(pool, () => 0), pool).load(spaceId, blocks([...ids, ...rows]), []),
  ],
  [
    'pages with what is above them',
    PAGES,
    (pool, at) => new PostgresStorage(pool, () => 0).load(at.spaceId, blocks(at.ids.slice(0, FEW)), []),
  ],
  ['pages alone', FEW, (pool, at) => readBlocks(pool, at.spaceId, at.ids.slice(0, FEW))],
  ['titles', FEW, (pool, at) => readTitles(pool, at.spaceId, at.ids.slice(0, FEW))],
  [
    'a page',
    1,
    (pool, at) =>
      readPage(
        pool,
        at.spaceId,
        at.ids[7] as Uuid,
        () => false,
        page => page.load(page.order),
      ),
  ],
  ['what pages say', FEW, (pool, at) => readSaidPages(pool, at.spaceId, at.ids.slice(0, FEW), pageTypes)],
  [
    'what is beside a row',
    PAGES,
    (pool, at) => siblingTitles(pool, at.spaceId, { table: 'collection', id: at.collection }, at.spaceId, pageTypes),
  ],
  ['some rows', FEW, (pool, at) => readRows(pool, at.spaceId, at.collection, at.rows.slice(0, FEW))],
  ['all rows', PAGES, (pool, at) => rowsOf(pool, at.spaceId, [at.collection])],
  ['which pages have something on them', FEW, (pool, at) => pagesWithBlocks(pool, at.spaceId, at.ids.slice(0, FEW))],
  ['the databases of pages', FEW, (pool, at) => collectionsIn(pool, at.spaceId, [at.box, ...at.ids.slice(0, FEW)])],
  [
    'the trash',
    4 * PAGES,
    (pool, at) => trashedPages(pool, at.spaceId, pageTypes, { by: undefined, after: undefined, limit: FEW }),
  ],
  ['comments', FEW, (pool, at) => countComments(pool, at.spaceId, at.rows.slice(0, FEW), at.ids.slice(0, FEW))],
  ['all that is below a page', 8 * PAGES, (pool, at) => pagesApart(pool, at.spaceId, at.home)],
]

const beliefs: readonly [known: string, spare: number, learn: () => Promise<unknown>][] = [
  // Until the first statistics, a minute after the first pages came, a list may be taken out of all blocks of a space.
  ['nothing', 20 * PAGES, async () => {}],
  [
    'one small space',
    100,
    async () => {
      await plantSpace(3)
      await db.pool.query('ANALYZE')
    },
  ],
  [
    'other large spaces',
    100,
    async () => {
      for (let i = 0; i < 3; i++) await plantSpace(PAGES)
      await db.pool.query('ANALYZE')
    },
  ],
]

/** A plan is kept, where it is, from the fifth time on. */
const TIMES_UNTIL_KEPT = 6

describe.each(beliefs)('a new space, where the database knows %s', (_known, spare, learn) => {
  let at: Planted
  let counted: CountedLooks
  beforeAll(async () => {
    await learn()
    counted = await CountedLooks.in(db.pool)
    const small = await plantSpace(9)
    for (let i = 0; i < TIMES_UNTIL_KEPT; i++) for (const [, , run] of reads) await run(counted.pool, small)
    at = await plantSpace(PAGES)
  })
  afterAll(() => counted.end())

  it.each(reads)('%s', async (_what, most, run) => {
    expect(await counted.during(pool => run(pool, at))).toBeLessThan(20 * most + spare)
  })
})
