// Everything needed to draw the sidebar, for every account signed in here: the person, their spaces, and
// the first pages of every list.

import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { getSpaces as call } from '@sheaf/core/api/space/get-spaces'
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { personActor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import type { Role } from '@sheaf/core/permissions/roles'
import type { TableRecord } from '@sheaf/core/records/all'
import type { RecordRef } from '@sheaf/sync/storage'
import type { Services } from '../../http/server-parts'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { membershipsOf, readSelf, teamIdsOf } from '../../storage/space/read-spaces'
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
  const [self, memberships] = await Promise.all([readSelf(services.pool, userId), membershipsOf(services.pool, userId)])
  if (self) map.addPerson(self, 'all')
  for (const membership of memberships) await addSpace(services, userId, membership, map)
  return map.build()
}

async function addSpace(
  { pool, records: memory, roleCache, now }: Services,
  userId: Uuid,
  membership: TableRecord<'space_user'>,
  map: RecordMapBuilder,
): Promise<void> {
  const spaceId = membership.value.space_id
  const actor = personActor(userId)
  const rolesOn = (records: readonly TableRecord[]): Promise<readonly Role[]> => {
    const blocks = records.flatMap(({ table, value }) => (table === 'block' ? [value.id] : []))
    return roleCache.judge(spaceId, blocks, source => {
      const at = now()
      return records.map(({ table, value }) => roleOf(actor, { table, id: value.id, spaceId }, source, at))
    })
  }
  const teams = await memory.list(spaceId, 'team', () => teamIdsOf(pool, spaceId))
  const { records } = await memory.load(spaceId, [
    { table: 'space', id: spaceId },
    { table: 'space_view', id: spaceViewId(spaceId, userId) },
    ...teams.map(id => ({ table: 'team' as const, id })),
  ])
  if (!records.some(({ table, value }) => table === 'space' && !value.permanently_deleted_time)) return
  const tops: RecordRef[] = []
  const around = [membership, ...records]
  for (const [i, role] of (await rolesOn(around)).entries()) {
    const record = around[i]
    if (!record || role === 'none') continue
    map.add(record.table, record.value, role)
    tops.push(...firstListed(record).map(id => ({ table: 'block' as const, id })))
  }
  const { records: pages } = await memory.load(spaceId, tops)
  for (const [i, role] of (await rolesOn(pages)).entries()) {
    const page = pages[i]
    if (page) map.add('block', page.value, role)
  }
  // Listed and not to be had: told, so that nobody waits for it.
  const found = new Set(pages.map(({ value }) => value.id))
  for (const { id } of tops) if (!found.has(id)) map.addNone('block', id)
}
