// Who may invite people to a workspace, and see and take back what was sent.
import { SheafError } from '@sheaf/core/errors'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import type { ContextOf } from '../http/context'

/** The workspace, when the caller may invite to it. */
export async function invitingTo(given: string, { userId, services }: ContextOf<'signed-in'>): Promise<Uuid> {
  const spaceId = parseUuid(given)
  const role = spaceId
    ? await services.rooms.gateway.role({ userId }, { table: 'space', id: spaceId, spaceId })
    : 'none'
  if (!spaceId || role === 'none') throw new SheafError('NotFoundError')
  if (!allows(role, 'share'))
    throw new SheafError('ForbiddenError', { debugMessage: 'Only workspace owners can invite people.' })
  return spaceId
}
