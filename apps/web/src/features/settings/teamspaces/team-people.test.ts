import type { MembershipType } from '@sheaf/core/records/membership'
import type { TeamRole, TeamValue } from '@sheaf/core/records/team'
import { accessOf } from '@sheaf/core/records/team-settings'
import { idOf } from '@sheaf/database/testing/small-space.fixture'
import { expect, it } from 'vitest'
import { teamPeople } from './team-people'

const [me, ann, ben, guest, gone] = [2, 3, 4, 5, 6].map(idOf)
const team = (mine: TeamRole) =>
  ({
    settings: accessOf('closed'),
    membership: [
      { user_id: ann, role: 'member' },
      { user_id: gone, role: 'member' },
      { user_id: me, role: mine },
      ...(mine === 'owner' ? [] : [{ user_id: idOf(7), role: 'owner' }]),
    ],
  }) as unknown as TeamValue
const members = (
  [
    [me, 'member'],
    [ann, 'member'],
    [ben, 'member'],
    [guest, 'guest'],
    [idOf(7), 'member'],
  ] as [string, MembershipType][]
).map(([userId, type]) => ({ userId: userId as never, type, joinedTime: undefined }))
const seen = (mine: TeamRole) =>
  teamPeople(team(mine), { userId: me as never, membership: 'member', ownsTeam: mine === 'owner' }, members, undefined)

it('[P 6] an owner gives roles, takes out and brings in; the only owner stays one', () => {
  const { inside, outside } = seen('owner')
  expect(inside).toEqual([
    { userId: me, role: 'owner', roles: ['owner'], mayGo: false },
    { userId: ann, role: 'member', roles: ['owner', 'member'], mayGo: true },
  ])
  expect(outside).toEqual([
    { userId: ben, role: 'member' },
    { userId: guest, role: 'team_level_guest' },
    { userId: idOf(7), role: 'member' },
  ])
})
it('[P 6] a member brings others in and changes nobody; who left the workspace is not shown', () => {
  const { inside, outside } = seen('member')
  expect(inside.map(({ userId, roles, mayGo }) => [userId, roles, mayGo])).toEqual([
    [idOf(7), ['owner'], false],
    [ann, ['member'], false],
    [me, ['member'], false],
  ])
  expect(outside).toEqual([{ userId: ben, role: 'member' }])
})
