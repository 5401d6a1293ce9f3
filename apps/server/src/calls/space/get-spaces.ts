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
import { PackedJson, ReadyAnswer } from '../../http/packed-json'
import type { Services } from '../../http/server-parts'
import type { ToldRecord } from '../../spaces/kept-sidebars'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { membershipsOf, readSelf, teamIdsOf } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const getSpaces: Handler<typeof call> = async (_input, { session, services }) => {
  const told = await Promise.all(session.userIds.map(userId => toldTo(services, userId)))
  const key = session.userIds.join()
  const all = told.flat()
  const known = services.sidebars.get(key, all)
  if (known) return new ReadyAnswer(known)
  const maps = session.userIds.map((userId, i): [Uuid, RecordMap] => [userId, mapOf(told[i] ?? [])])
  const json = await PackedJson.of(JSON.stringify(Object.fromEntries(maps)).slice(1, -1))
  services.sidebars.keep(key, all, json)
  return new ReadyAnswer(json)
}

function mapOf(told: readonly ToldRecord[]): RecordMap {
  const map = new RecordMapBuilder()
  for (const { table, id, value, role } of told) {
    if (!value) map.addNone(table, id)
    else if (table === 'sheaf_user') map.addPerson(value, 'all')
    else map.add(table, value, role)
  }
  return map.build()
}

/** A team may list thousands: the sidebar asks for the others when they come into sight. */
const firstListed = (record: TableRecord): Uuid[] =>
  listsOf(record).flatMap((list = []) => list.slice(0, limits.firstListedPages))
function listsOf({ table, value }: TableRecord): readonly (readonly Uuid[] | undefined)[] {
  if (table === 'team') return [value.team_pages]
  return table === 'space_view' ? [value.private_pages, value.bookmarked_pages] : []
}

async function toldTo(services: Services, userId: Uuid): Promise<readonly ToldRecord[]> {
  const [self, memberships] = await Promise.all([readSelf(services.pool, userId), membershipsOf(services.pool, userId)])
  const spaces = await Promise.all(memberships.map(membership => toldOfSpace(services, userId, membership)))
  const person: ToldRecord[] = self ? [{ table: 'sheaf_user', id: self.id, value: self, role: 'owner' }] : []
  return [...person, ...spaces.flat()]
}

async function toldOfSpace(
  { pool, records: memory, roleCache, now }: Services,
  userId: Uuid,
  membership: TableRecord<'space_user'>,
): Promise<readonly ToldRecord[]> {
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
  if (!records.some(({ table, value }) => table === 'space' && !value.permanently_deleted_time)) return []
  const told: ToldRecord[] = []
  const tops: RecordRef[] = []
  const around = [membership, ...records]
  for (const [i, role] of (await rolesOn(around)).entries()) {
    const record = around[i]
    if (!record || role === 'none') continue
    told.push({ table: record.table, id: record.value.id, value: record.value, role })
    tops.push(...firstListed(record).map(id => ({ table: 'block' as const, id })))
  }
  const { records: pages } = await memory.load(spaceId, tops)
  for (const [i, role] of (await rolesOn(pages)).entries()) {
    const page = pages[i]
    if (page) told.push({ table: 'block', id: page.value.id, value: page.value, role })
  }
  // Listed and not to be had: told, so that nobody waits for it.
  const found = new Set(pages.map(({ value }) => value.id))
  for (const { id } of tops) if (!found.has(id)) told.push({ table: 'block', id, role: 'none' })
  return told
}
