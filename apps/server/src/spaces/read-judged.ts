// Records of a space as they are now, each with the role that somebody has on it.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import { LoadingSource } from '@sheaf/sync/gateway'
import type { RecordRef } from '@sheaf/sync/storage'
import type { Services } from '../http/server-parts'
import { RecordMapBuilder } from './record-maps'

/** What is gone or hidden has role none. */
export async function readJudged(
  { rooms, now }: Pick<Services, 'rooms' | 'now'>,
  userId: Uuid,
  spaceId: Uuid,
  refs: readonly RecordRef[],
): Promise<RecordMap> {
  const source = new LoadingSource(rooms.roles, spaceId)
  const [{ records }] = await Promise.all([rooms.storage.load(spaceId, refs, []), source.load(refs)])
  const map = new RecordMapBuilder()
  for (const { table, id } of refs) {
    const record = records.find(found => found.table === table && found.value.id === id)
    if (!record) map.addNone(table, id)
    else
      map.add(
        table,
        record.value,
        await source.ask(() => roleOf(personActor(userId), { table, id, spaceId }, source, now())),
      )
  }
  return map.build()
}
