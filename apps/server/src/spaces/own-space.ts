// The space that a call names, for whoever has a part in it; for all others it does not exist.
import { SheafError } from '@sheaf/core/errors'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { belongsTo } from '@sheaf/core/permissions/can'
import type { Services } from '../http/server-parts'

export async function ownSpace({ roleCache }: Pick<Services, 'roleCache'>, userId: Uuid, id: string): Promise<Uuid> {
  const spaceId = parseUuid(id)
  if (!spaceId || !(await roleCache.judge(spaceId, [], source => belongsTo(personActor(userId), spaceId, source))))
    throw new SheafError('NotFoundError')
  return spaceId
}
