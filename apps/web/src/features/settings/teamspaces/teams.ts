// The teams of a workspace that this person may see, as the list shows them.
import type { Uuid } from '@sheaf/core/ids'
import { isInTeam } from '@sheaf/core/permissions/is-in-team'
import { allows, type Role } from '@sheaf/core/permissions/roles'
import { mayJoin, whyNotLeave } from '@sheaf/core/permissions/team-entry'
import type { MembershipType } from '@sheaf/core/records/membership'
import type { TeamValue } from '@sheaf/core/records/team'
import { type TeamOpenness, teamOpenness } from '@sheaf/core/records/team-settings'
import type { Replica } from '@sheaf/sync/replica'
import { compareWords } from '../../../i18n/t'

export interface ListedTeam {
  readonly id: Uuid
  readonly name: string
  readonly icon: string | undefined
  readonly openness: TeamOpenness
  readonly isDefault: boolean
  readonly isArchived: boolean
  readonly mayRename: boolean
  readonly mayArchive: boolean
  readonly memberCount: number
  readonly isIn: boolean
  readonly mayJoin: boolean
  readonly mayLeave: boolean
}

/** Those that this person is in come first. */
export function teamsHere(replica: Replica, membership: MembershipType): readonly ListedTeam[] {
  const { spaceId, userId } = replica.options
  return [...replica.confirmed.all()]
    .filter(({ table, role }) => table === 'team' && role !== 'none')
    .map(({ value, role }) => listed(replica.get('team', value.id) as TeamValue, role, userId, membership))
    .filter(team => team.space_id === spaceId)
    .map(({ space_id: _space, ...team }) => team)
    .sort(
      (a, b) =>
        Number(b.isDefault) - Number(a.isDefault) || Number(b.isIn) - Number(a.isIn) || compareWords(a.name, b.name),
    )
}

function listed(
  team: TeamValue,
  role: Role,
  userId: Uuid,
  membership: MembershipType,
): ListedTeam & { readonly space_id: Uuid } {
  const isMine = isInTeam(team, userId)
  return {
    space_id: team.space_id,
    id: team.id,
    name: team.name ?? '',
    icon: team.icon,
    openness: team.settings ? teamOpenness(team.settings) : 'open',
    isDefault: team.is_default === true,
    isArchived: team.archived_at !== undefined,
    mayRename: allows(role, 'configure'),
    mayArchive: allows(role, 'share') && team.is_default !== true,
    memberCount: team.membership?.length ?? 0,
    isIn: isMine,
    mayJoin: mayJoin(team, userId, membership),
    mayLeave: isMine && whyNotLeave(team, userId) === null,
  }
}

export const sameTeams = (a: readonly ListedTeam[], b: readonly ListedTeam[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
