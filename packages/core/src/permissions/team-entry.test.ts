import { describe, expect, it } from 'vitest'
import { deterministicUuid, type Uuid } from '../ids'
import type { MembershipType } from '../records/membership'
import type { TeamRole } from '../records/team'
import { accessOf, type TeamOpenness } from '../records/team-settings'
import { isInTeam } from './is-in-team'
import { mayJoin, whyNotLeave } from './team-entry'

const [me, other] = ['me', 'other'].map(name => deterministicUuid(['team entry', name])) as [Uuid, Uuid]
const team = (openness: TeamOpenness, mine?: TeamRole, theirs?: TeamRole, more: object = {}) => ({
  settings: accessOf(openness),
  membership: [...(mine ? [{ user_id: me, role: mine }] : []), ...(theirs ? [{ user_id: other, role: theirs }] : [])],
  ...more,
})

describe('[P 6] joining a team', () => {
  it.each<[TeamOpenness, MembershipType, boolean]>([
    ['open', 'member', true],
    ['open', 'membership_admin', true],
    ['open', 'owner', true],
    ['open', 'guest', false],
    ['open', 'restricted_member', false],
    ['closed', 'member', false],
    ['closed', 'owner', true],
    ['private', 'member', false],
    ['private', 'owner', true],
  ])('%s, by a %s: %s', (openness, membership, expected) => {
    expect(mayJoin(team(openness, undefined, 'owner'), me, membership)).toBe(expected)
  })
  it('is for who is not in it, while it is not in the archive', () => {
    expect(mayJoin(team('open', 'member'), me, 'member')).toBe(false)
    expect(mayJoin(team('open', 'team_level_guest'), me, 'member')).toBe(true)
    expect(mayJoin(team('open', undefined, 'owner', { archived_at: 1 }), me, 'owner')).toBe(false)
    expect(mayJoin(team('open', undefined, undefined, { is_default: true }), me, 'member')).toBe(false)
  })
  it('makes one of its people; everybody is in the default team', () => {
    expect(isInTeam(team('open', undefined, 'owner'), me)).toBe(false)
    expect(isInTeam(team('private', 'team_level_guest'), me)).toBe(true)
    expect(isInTeam(team('open', undefined, undefined, { is_default: true }), me)).toBe(true)
  })
})

describe('[P 6] leaving a team', () => {
  it.each<[TeamRole, TeamRole | undefined, string | null]>([
    ['member', 'owner', null],
    ['owner', 'owner', null],
    ['owner', 'member', 'only owner'],
    ['owner', undefined, null],
    ['member', undefined, null],
  ])('a %s beside %s: %s', (mine, theirs, expected) => {
    expect(whyNotLeave(team('open', mine, theirs), me)).toBe(expected)
  })
  it('that everybody is in is not possible', () => {
    expect(whyNotLeave(team('open', 'member', 'owner', { is_default: true }), me)).toBe('everybody is in it')
  })
})
