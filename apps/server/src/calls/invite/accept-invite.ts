// Joins the workspace of an invitation: a membership, a view of one's own, and the default team. It goes through the log, so
// that everybody's rights are judged again.
import type { acceptInvite as call } from '@sheaf/core/api/invite/accept-invite'
import { SheafError } from '@sheaf/core/errors'
import { membershipId, type Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { maskedEmail } from '../../auth/masked-email'
import { sha256 } from '../../auth/secrets'
import type { Services } from '../../http/server-parts'
import { membershipRecords } from '../../spaces/new-space'
import { accountOf } from '../../storage/accounts'
import { findInvite, type Invite, removeInviteOf } from '../../storage/space/invites'
import { defaultTeamOf } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const acceptInvite: Handler<typeof call> = async ({ code }, { userId, services }) => {
  const gone = (): SheafError =>
    new SheafError('NotFoundError', { debugMessage: 'This invitation was already used or has expired.' })
  const sent = await findInvite(services.pool, sha256(code), services.now())
  if (!sent) throw gone()
  // A link that was passed on opens nothing: it is for the address it was sent to.
  if (!(await accountOf(services.database, [userId], sent.email)))
    throw new SheafError('ForbiddenError', {
      debugMessage: 'This invitation is for another email address. Sign in with that address to accept it.',
      clientData: { type: 'other_address', email: maskedEmail(sent.email) },
    })
  // The invitation is used up only when they are in: what breaks off in between leaves an invitation that lets them in again. No transaction
  // is held around the room, which needs a connection of its own: many who join at once would wait for each other.
  const { spaceId } = sent
  await join(services, userId, sent)
  await removeInviteOf(services.pool, spaceId, sent.email)
  return { spaceId }
}

async function join(
  { pool, rooms }: Pick<Services, 'pool' | 'rooms'>,
  userId: Uuid,
  { spaceId, invitedBy }: Invite,
): Promise<void> {
  const teamId = await defaultTeamOf(pool, spaceId)
  await rooms.change(spaceId, personActor(userId), (state, context) => {
    const present = state.get('space_user', membershipId(spaceId, userId))
    if (present?.['alive'] === true) return
    for (const { table, value } of membershipRecords(spaceId, userId, 'member', teamId, context.now)) {
      const fields = table === 'space_user' ? { ...value, invited_by_id: invitedBy } : value
      if (state.get(table, value.id)) state.change(table, value.id, fields)
      else state.add(table, fields)
    }
  })
}
