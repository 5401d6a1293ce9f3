// Rows as everything else of the product meets them: numbers, trash, search, trail, copies, exports, pages that show a database.

import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import { operation } from '@sheaf/core/operations/operation'
import { ROW_NUMBER } from '@sheaf/core/records/block'
import { describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { SpaceExport } from '../export/export-space'
import { startListening } from '../reliability/listening-server.fixture'
import type { Person } from '../reliability/person.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'
import { Databases } from './database.fixture'

const { server, owner, member, spaceId, team } = await sharedSpace()
const db = new Databases(spaceId)

type Row = {
  id: Uuid
  properties: Record<string, unknown>
  format: Record<string, unknown>
  is_template: boolean | null
}
const stored = async (collectionId: Uuid): Promise<Row[]> =>
  (
    await server.services.pool.query<Row>(
      `SELECT id, properties, format, is_template FROM block WHERE space_id = $1 AND parent_id = $2 ORDER BY (format->>'collection_number')::int`,
      [spaceId, collectionId],
    )
  ).rows
const numbersOf = async (collectionId: Uuid) => (await stored(collectionId)).map(row => row.format[ROW_NUMBER])
const entitled = (id: Uuid, title: string) =>
  server.services.rooms.change(spaceId, owner.actor, state =>
    state.changeBlock(id, { properties: { title: [[title]] } }),
  )
const share = (id: Uuid) =>
  server.services.rooms.change(spaceId, owner.actor, state =>
    state.changeBlock(id, { permissions: [{ type: 'user', user_id: owner.userId, role: 'owner' }] }),
  )
const found = async (person: Person, query: string, filters = {}) => {
  await server.followAll(spaceId)
  return person.call<{ results: { id: Uuid }[]; recordMap: RecordMap }>('search', { spaceId, query, filters })
}
const trashOf = async (person: Person): Promise<{ id: Uuid; inPage?: { id: Uuid } }[]> =>
  (await person.call<{ pages: { id: Uuid }[] }>('getTrash', { spaceId, limit: 100 })).pages
const chunk = (person: Person, id: Uuid) =>
  person.ask('loadCachedPageChunkV2', { page: { id, spaceId }, cursor: { stack: [] }, verticalColumns: false })

describe('numbers', () => {
  it('[P 3] are counted without gaps by two servers at once', async () => {
    const { collectionId } = await db.database(owner, team)
    const other = await startListening(server.database)
    const elsewhere = owner.via(other.origin, other.origin)
    try {
      await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          db.write(i % 2 ? owner : elsewhere, db.row(collectionId), db.row(collectionId)),
        ),
      )
    } finally {
      await other.stop()
    }
    expect(await numbersOf(collectionId)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })
})

describe('who may what', () => {
  it('[P 6] rows for who edits, the schema for who configures, nothing for who reads', async () => {
    const page = newUuid()
    await db.write(
      owner,
      operation('createBlock', db.block(page), { type: 'page', parent: team, at: { after: [], before: [] } }),
    )
    const { collectionId } = await db.database(owner, db.block(page), {}, 'collection_view')
    const may = async (role: 'reader' | 'content_editor' | 'editor') => {
      await server.services.rooms.change(spaceId, owner.actor, state =>
        state.changeBlock(page, {
          permissions: [
            { type: 'user', user_id: owner.userId, role: 'owner' },
            { type: 'user', user_id: member.userId, role },
          ],
        }),
      )
      const attempts = [
        db.row(collectionId),
        db.set(db.collection(collectionId), ['schema', 'x'], { id: 'x', name: 'X', type: 'number', order: 1 }),
        db.set(db.collection(collectionId), ['format', 'wrap'], true),
      ]
      const answers = []
      for (const attempt of attempts) answers.push(await db.save(member, attempt))
      return answers.map(answer => ('error' in answer ? answer.error.name : 'saved'))
    }
    expect(await may('reader')).toEqual(['ForbiddenError', 'ForbiddenError', 'ForbiddenError'])
    expect(await may('content_editor')).toEqual(['saved', 'ForbiddenError', 'ForbiddenError'])
    expect(await may('editor')).toEqual(['saved', 'saved', 'saved'])
  })
})

describe('a database and its rows', () => {
  it('[P 4] go to the trash and come back together; a row alone is listed with its database', async () => {
    const { blockId, collectionId } = await db.database(owner, team)
    const [alone, with_] = (await db.rows(owner, collectionId, 2)) as [Uuid, Uuid]
    await entitled(with_, 'Zebrafish')
    await db.write(owner, db.trash(alone))
    expect(await trashOf(owner)).toEqual([
      expect.objectContaining({ id: alone, inPage: expect.objectContaining({ id: blockId }) }),
    ])
    await db.write(owner, db.trash(blockId))
    expect((await trashOf(owner)).map(one => one.id)).toEqual([blockId])
    expect((await found(owner, 'zebrafish')).results).toEqual([])
    expect((await found(owner, 'zebrafish', { inTrash: true })).results).toMatchObject([{ id: with_ }])
    await db.write(owner, db.restore(blockId))
    expect((await found(owner, 'zebrafish')).results).toMatchObject([{ id: with_ }])
    await db.write(owner, db.trash(blockId))
    expect(await owner.ask('deleteFromTrash', { spaceId, pageId: blockId })).toMatchObject({ status: 200 })
    expect(await stored(collectionId)).toEqual([])
    expect((await server.services.pool.query('SELECT 1 FROM collection WHERE id = $1', [collectionId])).rowCount).toBe(
      0,
    )
    expect((await chunk(owner, with_)).status).toBe(404)
  })

  it('[P 4] are found by search with their trail, and not by who may not read them', async () => {
    const { blockId, collectionId } = await db.database(owner, team)
    const [open, hidden] = (await db.rows(owner, collectionId, 2)) as [Uuid, Uuid]
    await entitled(open, 'Axolotl one')
    await entitled(hidden, 'Axolotl two')
    await share(hidden)
    const { results, recordMap } = await found(member, 'axolotl')
    expect(results.map(one => one.id)).toEqual([open])
    expect(Object.keys(recordMap.block ?? {}).toSorted()).toEqual([open, blockId].toSorted())
    expect(recordMap.collection?.[collectionId]?.value).toMatchObject({ parent_id: blockId })
    expect((await found(owner, 'axolotl')).results).toHaveLength(2)
    expect((await found(member, 'axolotl', { inPages: [blockId] })).results).toHaveLength(1)
    expect((await chunk(member, hidden)).status).toBe(404)
  })

  it('[P 7] come with the page that shows them, also where it shows another database', async () => {
    const home = await db.database(owner, team)
    const secret = await db.database(owner, team)
    await share(secret.blockId)
    const linked = newUuid()
    const page = newUuid()
    const at = { after: [], before: [] }
    const views = [home, secret].map(({ collectionId }) => ({ id: newUuid(), collectionId }))
    await db.write(
      owner,
      operation('createBlock', db.block(page), { type: 'page', parent: team, at }),
      operation('createBlock', db.block(linked), { type: 'collection_view', parent: db.block(page), at }),
      ...views.map(({ id, collectionId }) =>
        operation(
          'create',
          { table: 'collection_view' as const, id, spaceId },
          { value: { parent_table: 'block', parent_id: linked, collection_id: collectionId } },
        ),
      ),
      db.set(
        db.block(linked),
        ['view_ids'],
        views.map(view => view.id),
      ),
    )
    const { recordMap } = (await chunk(member, page)).body as { recordMap: RecordMap }
    expect(Object.keys(recordMap.collection_view ?? {}).toSorted()).toEqual(views.map(view => view.id).toSorted())
    expect(Object.keys(recordMap.collection ?? {})).toEqual([home.collectionId])
    expect(Object.keys(recordMap.record_counter ?? {})).toHaveLength(1)
    const [row] = (await db.rows(owner, home.collectionId, 1)) as [Uuid]
    const above = ((await chunk(member, row)).body as { recordMap: RecordMap }).recordMap
    expect(Object.keys(above.block ?? {}).toSorted()).toEqual([row, home.blockId].toSorted())
    expect(Object.keys(above.collection ?? {})).toEqual([home.collectionId])
  })

  it('[P 4] are told to who listens to the collection, and to nobody who may not read it', async () => {
    const { blockId, collectionId } = await db.database(owner, team)
    const socket = await server.open(member)
    const { seq } = (await server.services.rooms.storage.head(spaceId)) ?? { seq: 0 }
    socket.send({ type: 'subscribe', channel: db.collection(collectionId), seq })
    await socket.next('subscribed')
    const [row] = (await db.rows(owner, collectionId, 1)) as [Uuid]
    const heard = await socket.next('entries')
    expect(heard.channel).toBe(collectionId)
    expect(heard.items.map(item => item.id)).toContain(row)
    await share(blockId)
    expect(await socket.next('revoked')).toMatchObject({ channel: collectionId })
    socket.send({ type: 'subscribe', channel: db.collection(collectionId), seq })
    expect(await socket.next('revoked')).toMatchObject({ channel: collectionId })
  })

  it('[P 4] are exported, each row as a page of its database', async () => {
    const { blockId, collectionId } = await db.database(owner, team)
    const [row] = (await db.rows(owner, collectionId, 1)) as [Uuid]
    await entitled(blockId, 'Herons')
    await entitled(row, 'Grey heron')
    const paths: string[] = []
    const whole = new SpaceExport(server.services, { spaceId, userId: owner.userId })
    for await (const { path } of whole.entries()) paths.push(path)
    expect(paths.filter(path => path.includes('Herons'))).toEqual([
      expect.stringMatching(/Herons\.md$/),
      expect.stringMatching(/Herons\.csv$/),
      expect.stringMatching(/Herons\/Grey heron\.md$/),
    ])
  })
})

describe('[P 4] a copy', () => {
  it('of a row stands in the same collection with the same values and a number of its own', async () => {
    const target = await db.database(owner, team, {})
    const { collectionId } = await db.database(owner, team, {
      count: { type: 'number' },
      rel: { type: 'relation', collection_id: target.collectionId },
    })
    const [other] = (await db.rows(owner, target.collectionId, 1)) as [Uuid]
    const [row] = (await db.rows(owner, collectionId, 1, () => ({ count: 7 }))) as [Uuid]
    await db.write(owner, db.relate(row, 'rel', other))
    await entitled(row, 'Same')
    await server.services.rooms.change(spaceId, owner.actor, state =>
      state.changeBlock(row, { properties: { ...state.block(row)?.properties, count: 7, rel: [other] } }),
    )
    const copyId = newUuid()
    await owner.call('duplicatePage', { spaceId, pageId: row, copyId })
    expect(await stored(collectionId)).toMatchObject([
      { id: row, format: { [ROW_NUMBER]: 1 } },
      { id: copyId, format: { [ROW_NUMBER]: 2 }, properties: { title: [['Same']], count: 7, rel: [other] } },
    ])
  })

  it('of a database has rows, views and templates of its own, related to each other as the originals are', async () => {
    const { blockId, collectionId, viewId } = await db.database(owner, team, {
      up: { type: 'relation', collection_id: '' },
      down: { type: 'relation', collection_id: '' },
    })
    const self = (property: string, back: string) =>
      db.set(db.collection(collectionId), ['schema', property], {
        id: property,
        name: property,
        type: 'relation',
        order: 1,
        collection_id: collectionId,
        kind: 'dual',
        synced_property: back,
      })
    await db.write(owner, self('up', 'down'), self('down', 'up'))
    const [a, b] = (await db.rows(owner, collectionId, 2)) as [Uuid, Uuid]
    const template = newUuid()
    await db.write(
      owner,
      db.relate(a, 'up', b),
      operation('createBlock', db.block(template), {
        type: 'page',
        parent: db.collection(collectionId),
        at: { after: [], before: [] },
        value: { is_template: true },
      }),
      operation(
        'listInsert',
        db.collection(collectionId),
        { id: template, at: { after: [], before: [] } },
        'template_pages',
      ),
    )
    const copyId = newUuid()
    await owner.call('duplicatePage', { spaceId, pageId: blockId, copyId })
    const { records } = await server.services.rooms.storage.load(spaceId, [{ table: 'block', id: copyId }], [])
    const copy = records.find(record => record.value.id === copyId)?.value as
      | { collection_id: Uuid; view_ids: Uuid[] }
      | undefined
    expect(copy?.collection_id).not.toBe(collectionId)
    expect(copy?.view_ids).toHaveLength(1)
    expect(copy?.view_ids).not.toContain(viewId)
    const rows = await stored(copy?.collection_id as Uuid)
    const [c, d] = rows as [Row, Row]
    expect(rows.map(row => [row.format[ROW_NUMBER], row.is_template])).toEqual([
      [1, null],
      [2, null],
      [undefined, true],
    ])
    expect([c.properties['up'], d.properties['down']]).toEqual([[d.id], [c.id]])
    const made = await server.services.rooms.storage.load(
      spaceId,
      [{ table: 'collection', id: copy?.collection_id as Uuid }],
      [],
    )
    expect(made.records[0]?.value).toMatchObject({
      parent_id: copyId,
      template_pages: [rows[2]?.id],
      schema: { up: { collection_id: copy?.collection_id, kind: 'dual', synced_property: 'down' } },
    })
    // From a template into its collection: a row.
    const fromTemplate = newUuid()
    await owner.call('duplicatePage', {
      spaceId,
      pageId: template,
      copyId: fromTemplate,
      parent: { table: 'collection', id: collectionId },
    })
    expect((await stored(collectionId)).find(row => row.id === fromTemplate)).toMatchObject({
      is_template: null,
      format: { [ROW_NUMBER]: 3 },
    })
  })
})
