// The people of a workspace. Members see everybody; a guest sees only themselves.
import type { getMembers as call } from '@sheaf/core/api/member/get-members'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { knownByActor } from '@sheaf/core/permissions/known-by-actor'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { membershipRecords } from '../../storage/space/members'
import { readUsers } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const getMembers: Handler<typeof call> = async (_input, { subject: { spaceId }, userId, services }) => {
  const all = await membershipRecords(services.pool, spaceId)
  const own = all.find(membership => membership.user_id === userId)
  // Taken out since they were judged.
  if (!own) throw new SheafError('NotFoundError')
  const shown = own.membership_type === 'guest' ? [own] : all
  const map = new RecordMapBuilder()
  for (const membership of shown) map.add('space_user', membership, 'reader')
  const users = await readUsers(
    services.pool,
    shown.map(membership => membership.user_id).filter(id => id !== userId),
  )
  const stateOf = (id: Uuid) => all.find(membership => membership.user_id === id)
  for (const user of users)
    map.addPerson(user, knownByActor(personActor(userId), stateOf(userId), user.id, stateOf(user.id)))
  return { recordMap: map.build() }
}
