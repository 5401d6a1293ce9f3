// Everything needed to draw the sidebar, for every account signed in here: the person, their spaces, and
// the first pages of every list.

import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { getSpaces as call } from '@sheaf/core/api/space/get-spaces'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { personActor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import type { TableRecord } from '@sheaf/core/records/all'
import { LoadingSource } from '@sheaf/sync/gateway'
import type { RecordRef } from '@sheaf/sync/storage'
import type { Services } from '../../http/server-parts'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { readSelf, spacesOfUser } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const getSpaces: Handler<typeof call> = async (_input, { session, services }) => {
  const maps = await Promise.all(
    session.userIds.map(async (userId): Promise<[Uuid, RecordMap]> => [userId, await spacesFor(services, userId)]),
  )
  return Object.fromEntries(maps)
}

/** A team may list thousands: the sidebar asks for the others when they come into sight. */
const firstListed = (record: TableRecord): Uuid[] =>
  listsOf(record).flatMap((list = []) => list.slice(0, limits.firstListedPages))
function listsOf({ table, value }: TableRecord): readonly (readonly Uuid[] | undefined)[] {
  if (table === 'team') return [value.team_pages]
  return table === 'space_view' ? [value.private_pages, value.bookmarked_pages] : []
}

async function spacesFor(services: Services, userId: Uuid): Promise<RecordMap> {
  const map = new RecordMapBuilder()
  const actor = personActor(userId)
  const self = await readSelf(services.pool, userId)
  if (self) map.addPerson(self, 'all')
  const records = await spacesOfUser(services.pool, userId)
  for (const space of records.filter(record => record.table === 'space')) {
    const spaceId = space.value.id
    const source = new LoadingSource(services.rooms.roles, spaceId)
    const tops: RecordRef[] = []
    for (const record of records) {
      const { table, value } = record
      if (value.id !== spaceId && (!('space_id' in value) || value.space_id !== spaceId)) continue
      const role = await source.ask(() => roleOf(actor, { table, id: value.id, spaceId }, source, services.now()))
      if (role === 'none') continue
      map.add(table, value, role)
      tops.push(...firstListed(record).map(id => ({ table: 'block' as const, id })))
    }
    const wanted = new Set(tops.map(ref => ref.id))
    const [{ records: pages }] = await Promise.all([
      services.rooms.storage.load(spaceId, tops, []),
      // In one go: there may be hundreds.
      source.load(tops),
    ])
    for (const page of pages) {
      if (page.table !== 'block' || !wanted.delete(page.value.id)) continue
      const pointer = { table: 'block' as const, id: page.value.id, spaceId }
      map.add('block', page.value, await source.ask(() => roleOf(actor, pointer, source, services.now())))
    }
    // Listed and not to be had: told, so that nobody waits for it.
    for (const id of wanted) map.addNone('block', id)
  }
  return map.build()
}
