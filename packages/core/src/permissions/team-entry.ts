// Who may come into a team by themselves and who may go (product.md 6). Whether somebody may see the team at all is the judge's.
import type { Uuid } from '../ids'
import type { MembershipType } from '../records/membership'
import type { TeamValue } from '../records/team'

type Team = Pick<TeamValue, 'membership' | 'is_default' | 'settings' | 'archived_at'>

const entryOf = (team: Team, userId: Uuid) => team.membership?.find(member => member.user_id === userId)

/** Members of the space join what is open to them; its owners join every team that there is. */
export function mayJoin(team: Team, userId: Uuid, membership: MembershipType): boolean {
  if (team.archived_at !== undefined || team.is_default) return false
  const role = entryOf(team, userId)?.role
  if (role === 'owner' || role === 'member') return false
  if (membership === 'owner') return true
  if (membership === 'guest' || membership === 'restricted_member') return false
  return team.settings?.visibility === 'space_members' && team.settings.space_member_join_access === 'self_join'
}

/** Why somebody who is in the team cannot leave it; null when they can. */
export function whyNotLeave(team: Team, userId: Uuid): 'everybody is in it' | 'only owner' | null {
  if (team.is_default) return 'everybody is in it'
  const others = (team.membership ?? []).filter(member => member.user_id !== userId)
  const isOnlyOwner = entryOf(team, userId)?.role === 'owner' && !others.some(({ role }) => role === 'owner')
  // Who is alone in it takes nothing from anybody.
  return isOnlyOwner && others.length > 0 ? 'only owner' : null
}
