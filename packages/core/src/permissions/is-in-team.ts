// Who is in a team. Guests of a team are no members of it, but it is among their places; everybody is in the default team, by no list.
import type { Uuid } from '../ids'
import type { TeamValue } from '../records/team'

export const isInTeam = (team: Pick<TeamValue, 'membership' | 'is_default'>, userId: Uuid): boolean =>
  team.is_default === true || (team.membership ?? []).some(member => member.user_id === userId)
