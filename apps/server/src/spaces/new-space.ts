// The records of a new space: the space, its maker's membership and view, and a team that everybody belongs to.

import { membershipId, spaceViewId, type Uuid } from '@sheaf/core/ids'
import { madeRecord } from '@sheaf/core/operations/space-state'
import { recordOf, type Table, type TableRecord } from '@sheaf/core/records/all'
import type { MembershipType } from '@sheaf/core/records/membership'
import { initialValue } from '@sheaf/core/records/value'
import { shortIdOf } from '@sheaf/core/short-id'

interface NewSpace {
  readonly spaceId: Uuid
  readonly teamId: Uuid
  readonly userId: Uuid
  readonly name: string
  /** Of the team that everybody is in. */
  readonly teamName: string
  readonly icon: string | undefined
  readonly initialUseCases: readonly string[] | undefined
  readonly now: number
}

export function recordsOfNewSpace(given: NewSpace): TableRecord[] {
  const { spaceId, teamId, userId, now } = given
  const made = {
    created_time: now,
    created_by_id: userId,
    created_by_table: 'sheaf_user',
    last_edited_time: now,
    last_edited_by_id: userId,
    last_edited_by_table: 'sheaf_user',
  }
  const record = (table: Table, value: Record<string, unknown>): TableRecord =>
    madeRecord(table, { ...initialValue(recordOf(table), { ...made, ...value }), version: 1, last_version: 0 })
  return [
    record('space', {
      id: spaceId,
      name: given.name,
      icon: given.icon,
      initial_use_cases: given.initialUseCases,
      short_id_str: shortIdOf(spaceId, 8),
      settings: { is_teams_enabled: true, crdt_status: 'on' },
    }),
    ...membershipRecords(spaceId, userId, 'owner', teamId, now).map(({ table, value }) => record(table, value)),
    record('team', {
      id: teamId,
      space_id: spaceId,
      name: given.teamName,
      parent_id: spaceId,
      parent_table: 'space',
      is_default: true,
      team_pages: [],
      settings: { visibility: 'space_members', space_member_join_access: 'self_join', invite_access: 'team_members' },
      membership: [{ user_id: userId, role: 'owner' }],
    }),
  ]
}

/** What a person gets on joining a space. */
export function membershipRecords(
  spaceId: Uuid,
  userId: Uuid,
  membership: MembershipType,
  teamId: Uuid | undefined,
  now: number,
): { table: 'space_user' | 'space_view'; value: Record<string, unknown> & { id: Uuid } }[] {
  return [
    {
      table: 'space_user',
      value: {
        id: membershipId(spaceId, userId),
        space_id: spaceId,
        user_id: userId,
        membership_type: membership,
        alive: true,
        parent_id: spaceId,
        parent_table: 'space',
        first_joined_time: now,
      },
    },
    {
      table: 'space_view',
      value: {
        id: spaceViewId(spaceId, userId),
        space_id: spaceId,
        user_id: userId,
        parent_id: userId,
        parent_table: 'sheaf_user',
        alive: true,
        private_pages: [],
        shared_pages: [],
        bookmarked_pages: [],
        joined_teams: teamId ? [teamId] : [],
      },
    },
  ]
}
