// The people of a team as its list shows them, and those who could be brought in.
import type { Uuid } from '@sheaf/core/ids'
import { type GivenRole, type Giver, rolesFor, whyNotGive } from '@sheaf/core/permissions/team-roles'
import type { SpaceSettings } from '@sheaf/core/records/space-settings'
import type { TeamRole, TeamValue } from '@sheaf/core/records/team'
import type { Member } from '../people/members'

export interface TeamPerson {
  readonly userId: Uuid
  readonly role: TeamRole
  /** Those they could have, this one too. */
  readonly roles: readonly TeamRole[]
  readonly mayGo: boolean
}
export interface TeamPeople {
  readonly inside: readonly TeamPerson[]
  /** With the role that they would come in with. */
  readonly outside: readonly { readonly userId: Uuid; readonly role: GivenRole }[]
}

const ranks: readonly TeamRole[] = ['owner', 'member', 'team_level_guest']

/** Owners first; of each, in the order in which they came. */
export function teamPeople(
  team: TeamValue,
  giver: Giver,
  members: readonly Member[],
  settings: SpaceSettings | undefined,
): TeamPeople {
  const adders = settings?.roles_that_can_add_restricted_members_to_teamspaces
  const takers = new Map(members.map(({ userId, type }) => [userId, { userId, membership: type }]))
  const entries = (team.membership ?? []).filter(({ user_id }) => takers.has(user_id))
  const known = new Set(entries.map(({ user_id }) => user_id))
  return {
    inside: entries
      .map(({ user_id: userId, role }): TeamPerson => {
        const taker = takers.get(userId) ?? { userId, membership: 'member' }
        return {
          userId,
          role,
          roles: rolesFor(team, giver, taker, adders),
          mayGo: userId !== giver.userId && whyNotGive(team, giver, taker, 'none', adders) === null,
        }
      })
      .sort((a, b) => ranks.indexOf(a.role) - ranks.indexOf(b.role)),
    outside: [...takers.values()].flatMap(taker => {
      const role: GivenRole = taker.membership === 'guest' ? 'team_level_guest' : 'member'
      const isFree = !known.has(taker.userId) && whyNotGive(team, giver, taker, role, adders) === null
      return isFree ? [{ userId: taker.userId, role }] : []
    }),
  }
}
