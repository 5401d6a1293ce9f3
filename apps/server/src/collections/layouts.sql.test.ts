// The layout of a collection's pages: one for everyone, made by whoever arranges first, and there wherever a row is shown.

import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import { operation } from '@sheaf/core/operations/operation'
import { layoutId } from '@sheaf/core/records/layout'
import type { Json } from '@sheaf/core/validation/checks'
import { expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import type { Person } from '../reliability/person.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'
import { Databases } from './database.fixture'

const { server, owner, member, spaceId, team } = await sharedSpace()
const db = new Databases(spaceId)

/** As the editor of a layout writes it: it makes the layout where it knows of none. */
function put(collectionId: Uuid, module: { readonly id: string } & Readonly<Record<string, Json>>): Operation[] {
  const pointer = { table: 'layout' as const, id: layoutId(collectionId), spaceId }
  return [
    operation('create', pointer, { value: { parent_table: 'collection', parent_id: collectionId } }),
    operation('keyedSet', pointer, { key: module.id, value: module }, 'modules'),
  ]
}
const loaded = async (person: Person, id: Uuid): Promise<RecordMap> =>
  (
    (
      await person.ask('loadCachedPageChunkV2', {
        page: { id, spaceId },
        cursor: { stack: [] },
        verticalColumns: false,
      })
    ).body as { recordMap: RecordMap }
  ).recordMap
const modulesIn = (map: RecordMap, collectionId: Uuid): Json =>
  map.layout?.[layoutId(collectionId)]?.value?.['modules'] ?? null
const money = { id: 'money', type: 'group', name: 'Money', made: 1 }
const price = { id: 'price', type: 'property', group: 'money' }

it('[P 3] two who begin a layout at once make one, and both keep what they did', async () => {
  const { blockId, collectionId } = await db.database(owner, team, { price: { type: 'number' } })
  const [row] = (await db.rows(owner, collectionId, 1)) as [Uuid]
  await Promise.all([db.write(owner, ...put(collectionId, money)), db.write(member, ...put(collectionId, price))])
  for (const page of [row, blockId]) {
    const modules = modulesIn(await loaded(member, page), collectionId)
    expect(modules).toHaveLength(2)
    expect(modules).toEqual(expect.arrayContaining([money, price]))
  }
})

it('[P 3] who may write rows and no more arranges nothing', async () => {
  const { blockId, collectionId } = await db.database(owner, team)
  await server.services.rooms.change(spaceId, owner.actor, state =>
    state.changeBlock(blockId, {
      permissions: [
        { type: 'user', user_id: owner.userId, role: 'owner' },
        { type: 'user', user_id: member.userId, role: 'content_editor' },
      ],
    }),
  )
  expect(await db.save(member, ...put(collectionId, money))).toHaveProperty('error')
  await db.write(owner, ...put(collectionId, money))
  expect(await db.save(member, ...put(collectionId, price))).toHaveProperty('error')
  expect(modulesIn(await loaded(member, blockId), collectionId)).toEqual([money])
})

it('[P 4] a copy of a database has a layout of its own, and what is deleted for ever has none', async () => {
  const { blockId, collectionId } = await db.database(owner, team)
  await db.write(owner, ...put(collectionId, money))
  const copyId = newUuid()
  await owner.call('duplicatePage', { spaceId, pageId: blockId, copyId })
  const map = await loaded(owner, copyId)
  const [copied] = Object.keys(map.collection ?? {}) as [Uuid]
  expect(copied).not.toBe(collectionId)
  expect(modulesIn(map, copied)).toEqual([money])
  await db.write(owner, db.trash(copyId))
  await owner.call('deleteFromTrash', { spaceId, pageId: copyId })
  const left = await server.services.pool.query('SELECT id FROM layout WHERE space_id = $1 AND parent_id = $2', [
    spaceId,
    copied,
  ])
  expect(left.rowCount).toBe(0)
})
