// Records of a space as they are now, for the answer of a call that has just changed them.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import type { Role } from '@sheaf/core/permissions/roles'
import type { RecordRef } from '@sheaf/sync/storage'
import type { Services } from '../http/server-parts'
import { RecordMapBuilder } from './record-maps'

export async function readAnswer(
  { rooms }: Pick<Services, 'rooms'>,
  spaceId: Uuid,
  refs: readonly RecordRef[],
  role: Role,
): Promise<RecordMap> {
  const { records } = await rooms.storage.load(spaceId, refs, [])
  const map = new RecordMapBuilder()
  for (const record of records) map.addLoaded(record, role)
  return map.build()
}
