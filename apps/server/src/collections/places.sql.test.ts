// Databases as places: cut and pasted, in the trash, locked, with several sources, shown elsewhere.

import type { TrashedPage } from '@sheaf/core/api/page/get-trash'
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import { operation } from '@sheaf/core/operations/operation'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import type { Person } from '../reliability/person.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'
import { createIn } from '../reliability/transactions.fixture'
import { emptyTrash } from '../spaces/empty-trash'
import { Databases } from './database.fixture'

const { server, owner, member, spaceId, space, team } = await sharedSpace()
const db = new Databases(spaceId)

async function page(parent: Pointer): Promise<Uuid> {
  const id = newUuid()
  await db.write(owner, createIn(parent, id, 'page'))
  return id
}
const inline = async (parent: Uuid) => db.database(owner, db.block(parent), {}, 'collection_view')
const move = (id: Uuid, parent: Uuid): Operation =>
  operation('moveBlock', db.block(id), { parent: db.block(parent), at: { after: [], before: [] } })
const rowsOf = async (collectionId: Uuid): Promise<Uuid[]> =>
  (
    await server.services.pool.query<{ id: Uuid }>('SELECT id FROM block WHERE parent_id = $1 ORDER BY id', [
      collectionId,
    ])
  ).rows.map(row => row.id)
const asked = (person: Person, collectionId: Uuid) =>
  person.ask('queryCollection', { source: { spaceId, collectionId }, query: { limit: 10 } })
const trashOf = async (person: Person): Promise<TrashedPage[]> =>
  (await person.call<{ pages: TrashedPage[] }>('getTrash', { spaceId, limit: 100 })).pages
const forEver = (person: Person, pageId: Uuid) => person.ask('deleteFromTrash', { spaceId, pageId })

describe('a database that is cut on one page and pasted on another', () => {
  it('[P 3] takes its rows along: whoever reads the new page reads them, and the old page can be deleted for ever', async () => {
    const from = await page(space)
    const to = await page(team)
    const { blockId, collectionId } = await inline(from)
    const rows = (await db.rows(owner, collectionId, 3)).sort()
    expect((await asked(member, collectionId)).status).toBe(404)
    await db.write(owner, db.trash(blockId))
    await db.write(owner, db.restore(blockId), move(blockId, to))
    expect((await asked(member, collectionId)).status).toBe(200)
    await db.write(owner, db.trash(from))
    expect((await forEver(owner, from)).status).toBe(200)
    expect(await rowsOf(collectionId)).toEqual(rows)
    expect((await asked(member, collectionId)).status).toBe(200)
  })
})

describe('a database in a page, in the trash', () => {
  it('[P 3] is listed by its name for whoever may restore it, and comes back with its rows', async () => {
    const { blockId, collectionId } = await inline(await page(team))
    const rows = (await db.rows(owner, collectionId, 2)).sort()
    await db.write(owner, db.trash(blockId))
    const listed = (await trashOf(member)).find(one => one.id === blockId)
    expect(listed).toMatchObject({ title: [['Tasks']], isInline: true })
    await db.write(member, db.restore(blockId))
    expect((await trashOf(member)).map(one => one.id)).not.toContain(blockId)
    expect(await rowsOf(collectionId)).toEqual(rows)
  })
  it('is not listed for whoever may not read its page, nor when it is only a view of another', async () => {
    const own = await inline(await page(space))
    const linked = newUuid()
    const home = await page(team)
    await db.write(owner, createIn(db.block(home), linked, 'collection_view'))
    await db.write(owner, db.trash(own.blockId), db.trash(linked))
    expect((await trashOf(member)).map(one => one.id)).not.toContain(own.blockId)
    const ids = (await trashOf(owner)).map(one => one.id)
    expect(ids).toContain(own.blockId)
    expect(ids).not.toContain(linked)
  })
  it('hides its rows from search until it is back', async () => {
    const { blockId, collectionId } = await inline(await page(team))
    const [row] = (await db.rows(owner, collectionId, 1)) as [Uuid]
    await server.services.rooms.change(spaceId, owner.actor, state =>
      state.changeBlock(row, { properties: { title: [['Marmalade']] } }),
    )
    const found = async (): Promise<Uuid[]> => {
      await server.followAll(spaceId)
      const { results } = await member.call<{ results: { id: Uuid }[] }>('search', {
        spaceId,
        query: 'marmalade',
        filters: {},
      })
      return results.map(one => one.id)
    }
    expect(await found()).toEqual([row])
    await db.write(owner, db.trash(blockId))
    expect(await found()).toEqual([])
    await db.write(owner, db.restore(blockId))
    expect(await found()).toEqual([row])
  })
  it('takes its rows only when it is deleted for ever', async () => {
    const { blockId, collectionId } = await inline(await page(team))
    await db.rows(owner, collectionId, 2)
    await db.write(owner, db.trash(blockId))
    await emptyTrash(server.services)
    expect(await rowsOf(collectionId)).toHaveLength(2)
    expect((await forEver(owner, blockId)).status).toBe(200)
    expect(await rowsOf(collectionId)).toEqual([])
    expect((await asked(owner, collectionId)).status).toBe(404)
  })
})

describe('a data source that is removed', () => {
  it('[P 3] lies in the trash, says where it came from, and comes back there', async () => {
    const home = await page(team)
    const { blockId } = await inline(home)
    const second = newUuid()
    await db.write(
      owner,
      operation('create', db.collection(second), {
        value: { parent_table: 'block', parent_id: blockId, name: 'Bills' },
      }),
    )
    const [row] = await db.rows(owner, second, 1)
    const bin = newUuid()
    const moved = (to: Uuid): Operation => operation('moveCollection', db.collection(second), { to })
    const removed = { collection: second, block: blockId, views: [] }
    await db.write(
      owner,
      createIn(db.block(home), bin, 'collection_view'),
      db.set(db.block(bin), ['format', 'removed_from'], removed),
      moved(bin),
      db.trash(bin),
    )
    expect((await trashOf(owner)).find(one => one.id === bin)).toMatchObject({
      title: [['Bills']],
      removedFrom: removed,
    })
    await db.write(owner, moved(blockId))
    expect((await trashOf(owner)).map(one => one.id)).not.toContain(bin)
    expect(await rowsOf(second)).toEqual([row])
  })
  it('is moved by nobody who may not set up both places', async () => {
    const { collectionId } = await inline(await page(team))
    const elsewhere = await page(space)
    const own = newUuid()
    await db.write(member, createIn(space, own, 'page'))
    const moved = (to: Uuid): Operation => operation('moveCollection', db.collection(collectionId), { to })
    expect(await db.save(member, moved(elsewhere))).toHaveProperty('error')
    const secret = await inline(elsewhere)
    expect(
      await db.save(member, operation('moveCollection', db.collection(secret.collectionId), { to: own })),
    ).toHaveProperty('error')
  })
})

describe('a locked database', () => {
  it('[P 6] takes rows and refuses properties, views and filters, also of its owner, until it is unlocked', async () => {
    const { blockId, collectionId, viewId } = await inline(await page(team))
    const property = db.set(db.collection(collectionId), ['schema', 'x'], {
      id: 'x',
      name: 'X',
      type: 'text',
      order: 9,
    })
    const filter = db.set({ table: 'collection_view', id: viewId, spaceId }, ['query', 'filter'], { and: [] })
    const lock = (value: boolean) => db.set(db.block(blockId), ['format', 'block_locked'], value)
    await db.write(owner, lock(true))
    for (const operation of [property, filter, db.set(db.block(blockId), ['view_ids'], [])])
      expect(await db.save(owner, operation)).toHaveProperty('error')
    const numbered = () => owner.ask('changeRowPrefix', { spaceId, collectionId, prefix: 'LOCK' })
    expect((await numbered()).body).toMatchObject({ name: 'ForbiddenError' })
    await db.write(member, db.row(collectionId))
    expect(await rowsOf(collectionId)).toHaveLength(1)
    await db.write(owner, lock(false))
    await db.write(owner, property, filter)
    expect((await numbered()).status).toBe(200)
  })
})

describe('a view of a database that lies elsewhere', () => {
  it('[P 6] shows nothing of it to whoever reads only the page of the view', async () => {
    const source = await inline(await page(space))
    await db.rows(owner, source.collectionId, 1)
    const shown = await page(team)
    const [box, view] = [newUuid(), newUuid()]
    await db.write(
      owner,
      createIn(db.block(shown), box, 'collection_view'),
      operation(
        'create',
        { table: 'collection_view', id: view, spaceId },
        { value: { parent_table: 'block', parent_id: box, collection_id: source.collectionId, type: 'table' } },
      ),
      db.set(db.block(box), ['format', 'collection_pointers'], [db.collection(source.collectionId)] as never),
      db.set(db.block(box), ['view_ids'], [view]),
    )
    const chunk = async (person: Person): Promise<RecordMap> =>
      (
        await person.call<{ recordMap: RecordMap }>('loadCachedPageChunkV2', {
          page: { id: shown, spaceId },
          cursor: { stack: [] },
          verticalColumns: false,
        })
      ).recordMap
    expect(Object.keys((await chunk(owner)).collection ?? {})).toEqual([source.collectionId])
    const read = await chunk(member)
    expect(Object.keys(read.collection_view ?? {})).toEqual([view])
    expect(read.collection).toBeUndefined()
    expect((await asked(member, source.collectionId)).status).toBe(404)
    const { recordMap } = await member.call<{ recordMap: RecordMap }>('getCollections', { spaceId })
    expect(Object.keys(recordMap.collection ?? {})).not.toContain(source.collectionId)
  })
})
