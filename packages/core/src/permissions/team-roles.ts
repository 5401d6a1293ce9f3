// Who gives which role in a team to whom (product.md 6). Who may see the team at all, and who owns it, is the judge's.
import type { Uuid } from '../ids'
import type { MembershipType } from '../records/membership'
import type { SpaceSettings } from '../records/space-settings'
import type { TeamRole, TeamValue } from '../records/team'
import { whyNotLeave } from './team-entry'

type Team = Pick<TeamValue, 'membership' | 'is_default' | 'settings' | 'archived_at'>

export interface Giver {
  readonly userId: Uuid
  readonly membership: MembershipType
  /** As the judge says: they share the team. */
  readonly ownsTeam: boolean
}
interface Taker {
  readonly userId: Uuid
  readonly membership: MembershipType
}
/** `none`: taken out. */
export type GivenRole = TeamRole | 'none'

type Adders = NonNullable<SpaceSettings['roles_that_can_add_restricted_members_to_teamspaces']>
/** Where the space says nothing about restricted members. */
const usualAdders: Adders = 'space_owner_and_team_owner'

export type TeamRefusal =
  | 'everybody is in it'
  | 'in the archive'
  | 'not yours to give'
  | 'guests are guests'
  | 'only owner'

const entryOf = (team: Team, userId: Uuid): TeamRole | undefined =>
  team.membership?.find(member => member.user_id === userId)?.role

/** Owners of the team give every role; its members bring others in, where it says so. */
function mayGive(team: Team, giver: Giver, taker: Taker, role: GivenRole, adders: Adders): boolean {
  const isNew = entryOf(team, taker.userId) === undefined
  if (taker.membership === 'restricted_member' && isNew && role !== 'none') {
    if (adders === 'space_owner' && giver.membership !== 'owner') return false
    if (adders === 'space_owner_and_team_owner' && !giver.ownsTeam) return false
  }
  if (giver.ownsTeam) return true
  const isMember = entryOf(team, giver.userId) === 'member'
  return isMember && isNew && role === 'member' && team.settings?.invite_access === 'team_members'
}

/** Null when it may be. */
export function whyNotGive(
  team: Team,
  giver: Giver,
  taker: Taker,
  role: GivenRole,
  adders: Adders = usualAdders,
): TeamRefusal | null {
  if (team.is_default) return 'everybody is in it'
  if (team.archived_at !== undefined) return 'in the archive'
  if (!mayGive(team, giver, taker, role, adders)) return 'not yours to give'
  const isGuest = taker.membership === 'guest'
  if (role === 'team_level_guest' ? !isGuest || team.settings?.disable_guests : isGuest && role !== 'none')
    return 'guests are guests'
  return role === 'owner' ? null : whyNotLeave(team, taker.userId)
}

/** The roles that somebody could have, with the one they have. */
export const rolesFor = (team: Team, giver: Giver, taker: Taker, adders?: Adders): readonly TeamRole[] =>
  (['owner', 'member', 'team_level_guest'] as const).filter(
    role => role === entryOf(team, taker.userId) || whyNotGive(team, giver, taker, role, adders) === null,
  )
