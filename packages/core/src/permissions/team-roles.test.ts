import { describe, expect, it } from 'vitest'
import { deterministicUuid, type Uuid } from '../ids'
import type { MembershipType } from '../records/membership'
import type { TeamRole } from '../records/team'
import { accessOf, type TeamSettings } from '../records/team-settings'
import { type GivenRole, rolesFor, whyNotGive } from './team-roles'

const [me, other, third] = ['me', 'other', 'third'].map(name => deterministicUuid(['team roles', name])) as [
  Uuid,
  Uuid,
  Uuid,
]
const team = (mine?: TeamRole, theirs?: TeamRole, settings: Partial<TeamSettings> = {}, more: object = {}) => ({
  settings: { ...accessOf('closed'), ...settings },
  membership: [
    ...(mine ? [{ user_id: me, role: mine }] : []),
    ...(theirs ? [{ user_id: other, role: theirs }] : []),
    { user_id: third, role: 'owner' as const },
  ],
  ...more,
})
const giver = (ownsTeam: boolean, membership: MembershipType = 'member') => ({ userId: me, membership, ownsTeam })
const taker = (membership: MembershipType = 'member') => ({ userId: other, membership })

describe('[P 6] roles in a team', () => {
  it.each<[who: string, mine: TeamRole | undefined, theirs: TeamRole | undefined, role: GivenRole, ok: boolean]>([
    ['an owner brings somebody in', 'owner', undefined, 'member', true],
    ['an owner makes an owner', 'owner', 'member', 'owner', true],
    ['an owner takes somebody out', 'owner', 'member', 'none', true],
    ['an owner takes an owner out', 'owner', 'owner', 'none', true],
    ['a member brings somebody in', 'member', undefined, 'member', true],
    ['a member makes no owner', 'member', undefined, 'owner', false],
    ['a member changes nobody', 'member', 'owner', 'member', false],
    ['a member takes nobody out', 'member', 'member', 'none', false],
    ['a guest of it brings nobody in', 'team_level_guest', undefined, 'member', false],
    ['somebody outside brings nobody in', undefined, undefined, 'member', false],
  ])('%s', (_who, mine, theirs, role, ok) => {
    const reason = whyNotGive(team(mine, theirs), giver(mine === 'owner'), taker(), role)
    expect(reason).toBe(ok ? null : 'not yours to give')
  })
  it('members bring nobody in where only owners do', () => {
    const closed = team('member', undefined, { invite_access: 'team_owners' })
    expect(whyNotGive(closed, giver(false), taker(), 'member')).toBe('not yours to give')
    expect(whyNotGive(closed, giver(true), taker(), 'member')).toBeNull()
  })
  it.each<['space_owner' | 'space_owner_and_team_owner' | 'member' | undefined, boolean, boolean, boolean]>([
    ['space_owner', true, false, false],
    ['space_owner_and_team_owner', true, true, false],
    ['member', true, true, true],
    [undefined, true, true, false],
  ])('restricted members are brought in by %s', (adders, bySpaceOwner, byTeamOwner, byMember) => {
    const of = (who: ReturnType<typeof giver>) =>
      whyNotGive(team('member'), who, taker('restricted_member'), 'member', adders) === null
    expect([of(giver(true, 'owner')), of(giver(true)), of(giver(false))]).toEqual([bySpaceOwner, byTeamOwner, byMember])
  })
  it('guests of the space are guests of the team, and nobody else is, unless it takes none', () => {
    const given = (membership: MembershipType, role: GivenRole, settings: Partial<TeamSettings> = {}) =>
      whyNotGive(team('owner', undefined, settings), giver(true), taker(membership), role)
    expect(given('guest', 'team_level_guest')).toBeNull()
    expect(given('guest', 'team_level_guest', { disable_guests: true })).toBe('guests are guests')
    expect(given('guest', 'member')).toBe('guests are guests')
    expect(given('member', 'team_level_guest')).toBe('guests are guests')
    expect(given('guest', 'none')).toBeNull()
  })
  it('leaves others never without an owner, and the team of everybody and the archive alone', () => {
    const alone = { ...team('member', 'owner'), membership: team('member', 'owner').membership.slice(0, 2) }
    expect(whyNotGive(alone, giver(true, 'owner'), taker(), 'member')).toBe('only owner')
    expect(whyNotGive(alone, giver(true, 'owner'), taker(), 'none')).toBe('only owner')
    expect(whyNotGive(team('owner', undefined, {}, { is_default: true }), giver(true), taker(), 'member')).toBe(
      'everybody is in it',
    )
    expect(whyNotGive(team('owner', undefined, {}, { archived_at: 1 }), giver(true), taker(), 'member')).toBe(
      'in the archive',
    )
  })
  it('offers what can be given, and what somebody is', () => {
    expect(rolesFor(team('owner', 'member'), giver(true), taker())).toEqual(['owner', 'member'])
    expect(rolesFor(team('member', 'owner'), giver(false), taker())).toEqual(['owner'])
    expect(rolesFor(team('owner'), giver(true), taker('guest'))).toEqual(['team_level_guest'])
  })
})
