// The demo on a real server: as large as it says, sound, and without an empty view in it.
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { allViewKinds } from '@sheaf/catalog/views/all'
import type { queryCollection } from '@sheaf/core/api/collection/query-collection'
import type { OutputOf } from '@sheaf/core/api/define'
import { relatedIn, relationOf } from '@sheaf/core/collection/relation'
import { type Property, propertiesOf, type Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { RowFields } from '@sheaf/core/kinds/property-kind'
import { limits } from '@sheaf/core/limits'
import type { Json } from '@sheaf/core/validation/checks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { ApiPerson } from './api-person'
import { type DatabaseKey, databases } from './databases/all'
import { type FilledDemo, fillDemo, newSpace } from './fill-demo'

type Answer = OutputOf<typeof queryCollection>
type Row = Readonly<Record<string, Json>>
interface View {
  readonly id: Uuid
  readonly collection_id: Uuid
  readonly type: string
  readonly name: string
}
/** It writes eight thousand blocks. */
const WITHIN_MS = 300_000
const keys = Object.keys(databases) as DatabaseKey[]

let server: ListeningServer
let demo: FilledDemo
/** Every database with all of its rows, as its owner reads it. */
const answers = new Map<DatabaseKey, Answer>()

beforeAll(async () => {
  server = await startListening()
  demo = await fillDemo(server.origin, Date.now())
  for (const key of keys)
    answers.set(key, await ask(demo.collections[key], { query: { limit: limits.maxQueryResults } }))
}, WITHIN_MS)
afterAll(() => server.discard())

const ask = (collectionId: Uuid, more: object): Promise<Answer> =>
  demo.owner.call<Answer>('queryCollection', { source: { spaceId: demo.spaceId, collectionId }, ...more })
const answerOf = (key: DatabaseKey): Answer => answers.get(key) as Answer
/** What a record says, of those that came along. */
function said(records: Readonly<Record<string, unknown>> | undefined, id: Uuid): unknown {
  const record = records?.[id] as { readonly value: unknown } | undefined
  if (!record) throw new Error(`there is no record ${id}`)
  return record.value
}
const schemaOf = (key: DatabaseKey): Schema =>
  (said(answerOf(key).recordMap.collection, demo.collections[key]) as { schema: Schema }).schema
const rowOf = (key: DatabaseKey, id: Uuid): Row =>
  (said(answerOf(key).recordMap.block, id) as { properties: Row }).properties
const read = async <T>(sql: string): Promise<readonly T[]> =>
  (await server.services.pool.query(sql, [demo.spaceId])).rows as T[]

it('has some 300 pages and 3,000 rows', async () => {
  const [count] = await read<{ pages: number; rows: number }>(
    `SELECT count(*) FILTER (WHERE parent_table <> 'collection')::int AS pages,
            count(*) FILTER (WHERE parent_table = 'collection')::int AS rows
     FROM block WHERE space_id = $1 AND type = 'page' AND alive`,
  )
  expect(count?.pages).toBeGreaterThan(280)
  expect(count?.pages).toBeLessThan(400)
  expect(count?.rows).toBe(demo.rows)
  expect(count?.rows).toBeGreaterThan(2_900)
})

it.each(keys)('%s: every value is one of its property, and every relation leads to a row that names it back', key => {
  const { answer } = answerOf(key)
  const schema = schemaOf(key)
  expect(answer.rows.length).toBeGreaterThan(30)
  for (const property of propertiesOf(schema)) {
    const kind = catalogProperties.get(property.type)
    expect(kind, property.type).toBeDefined()
    const values = answer.rows.flatMap(id => {
      const value = property.type === 'title' ? undefined : rowOf(key, id)[property.id]
      return value === undefined ? [] : [{ id, value }]
    })
    const wrong = values.filter(
      ({ id, value }) => kind?.value.judge(value) !== null || kind.read(value, property, { id } as RowFields) === null,
    )
    expect(wrong, property.name).toEqual([])
    if (relationOf(property)) checkRelation(key, property)
  }
})
function checkRelation(key: DatabaseKey, property: Property): void {
  const relation = relationOf(property)
  const there = keys.find(other => demo.collections[other] === relation?.collectionId)
  if (!there) throw new Error(`${property.name} leads nowhere`)
  const known = new Set(answerOf(there).answer.rows)
  const named = answerOf(key).answer.rows.flatMap(id =>
    relatedIn(rowOf(key, id)[property.id]).map(other => ({ id, other })),
  )
  expect(named.length, `${key}: ${property.name}`).toBeGreaterThan(0)
  const back = relation?.back
  const wrong = named.filter(
    ({ id, other }) => !known.has(other) || (back && !relatedIn(rowOf(there, other)[back]).includes(id)),
  )
  expect(wrong, property.name).toEqual([])
}

it.each(keys)('%s: no formula and no rollup fails, and none is empty everywhere', key => {
  const { computed } = answerOf(key)
  const cells = Object.values(computed).flatMap(row => Object.entries(row))
  expect(cells.filter(([, { failure }]) => failure)).toEqual([])
  for (const { id, type } of propertiesOf(schemaOf(key)))
    if (type === 'formula' || type === 'rollup')
      expect(
        cells.some(([name, { cell }]) => name === id && cell !== null && cell !== 0 && cell !== ''),
        id,
      ).toBe(true)
})

it('shows every kind of view, and no view without rows', async () => {
  const views = await read<View>(
    'SELECT id, collection_id, type, name FROM collection_view WHERE space_id = $1 AND alive',
  )
  expect(new Set(views.map(({ type }) => type))).toEqual(new Set(allViewKinds.map(({ type }) => type)))
  for (const { id, collection_id, name } of views) {
    const { answer } = await ask(collection_id, { viewId: id, query: { limit: 1 } })
    expect(answer.total, name).toBeGreaterThan(0)
  }
})

it('makes a second workspace when it is run again, for the same people', async () => {
  const { name, email, userId } = demo.owner
  const again = new ApiPerson(server.origin, name, email)
  expect(await again.arrive(demo.password)).toBe(false)
  expect(again.userId).toBe(userId)
  expect((await newSpace(again)).name).toBe('Northwind Atelier 2')
})
