// Pages for an answer: the records of those that the caller may read, with what lies above them as far as they may read that.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows } from '@sheaf/core/permissions/roles'
import type { Services } from '../http/server-parts'
import { RecordMapBuilder } from '../spaces/record-maps'

/** Roles are judged after the records were read: none that is answered was taken back before. */
export async function readablePages(
  { records: memory, roleCache, now }: Pick<Services, 'records' | 'roleCache' | 'now'>,
  userId: Uuid,
  spaceId: Uuid,
  ids: readonly Uuid[],
): Promise<{ readonly recordMap: RecordMap; readonly isReadable: (id: Uuid) => boolean }> {
  const records = await memory.above(spaceId, ids)
  const blocks = records.filter(({ table }) => table === 'block')
  const held = blocks.map(({ value }) => value.id)
  const roles = await roleCache.judge(spaceId, held, source =>
    records.map(({ table, value }) => roleOf(personActor(userId), { table, id: value.id, spaceId }, source, now())),
  )
  const map = new RecordMapBuilder()
  const readable = new Set<Uuid>()
  for (const [i, { table, value }] of records.entries()) {
    const role = roles[i] ?? 'none'
    if (!allows(role, 'read')) continue
    map.add(table, value, role)
    if (table === 'block') readable.add(value.id)
  }
  return { recordMap: map.build(), isReadable: id => readable.has(id) }
}
