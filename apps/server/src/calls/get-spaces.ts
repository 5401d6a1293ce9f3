// Everything needed to draw the sidebar, for every account signed in here: the person, their spaces, and the pages at the top.
import type { getSpaces as call } from '@sheaf/core/api/get-spaces'
import type { RecordMap } from '@sheaf/core/api/record-map'
import type { Uuid } from '@sheaf/core/ids'
import { roleOf } from '@sheaf/core/permissions/can'
import { LoadingSource } from '@sheaf/sync/gateway'
import type { RecordRef } from '@sheaf/sync/storage'
import type { Services } from '../http/server-parts'
import { RecordMapBuilder } from '../spaces/record-maps'
import { readUsers, spacesOfUser } from '../storage/space/read-spaces'
import type { Handler } from './define'

export const getSpaces: Handler<typeof call> = async (_input, { session, services }) => {
  const maps = await Promise.all(
    session.userIds.map(async (userId): Promise<[Uuid, RecordMap]> => [userId, await spacesFor(services, userId)]),
  )
  return Object.fromEntries(maps)
}

async function spacesFor(services: Services, userId: Uuid): Promise<RecordMap> {
  const map = new RecordMapBuilder()
  const actor = { userId }
  for (const user of await readUsers(services.pool, [userId])) map.add('sheaf_user', user, 'owner')
  const records = await spacesOfUser(services.pool, userId)
  for (const space of records.filter(record => record.table === 'space')) {
    const spaceId = space.value.id
    const source = new LoadingSource(services.rooms.roles, spaceId)
    const tops: RecordRef[] = []
    for (const { table, value } of records) {
      if (value['space_id'] !== spaceId && value.id !== spaceId) continue
      const role = await source.ask(() => roleOf(actor, { table, id: value.id, spaceId }, source, services.now()))
      if (role === 'none') continue
      map.add(table, value, role)
      const listed =
        table === 'team'
          ? value['team_pages']
          : table === 'space_view'
            ? [...((value['private_pages'] ?? []) as Uuid[]), ...((value['bookmarked_pages'] ?? []) as Uuid[])]
            : []
      tops.push(...((listed ?? []) as Uuid[]).map(id => ({ table: 'block' as const, id })))
    }
    const wanted = new Set(tops.map(ref => ref.id))
    const { records: pages } = await services.rooms.storage.load(spaceId, tops, [])
    for (const page of pages) {
      if (page.table !== 'block' || !wanted.has(page.value.id)) continue
      const pointer = { table: 'block' as const, id: page.value.id, spaceId }
      const role = await source.ask(() => roleOf(actor, pointer, source, services.now()))
      if (role !== 'none') map.add('block', page.value, role)
    }
  }
  return map.build()
}
