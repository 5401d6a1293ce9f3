import { describe, expect, it } from 'vitest'
import { uuid } from '../ids'
import { passes, validate } from '../validation/validate'
import { team } from './team'
import {
  isAllowedTeamAccess,
  type TeamAccess,
  teamInviteAccesses,
  teamJoinAccesses,
  teamOpenness,
  teamSettings,
  teamVisibilities,
} from './team-settings'

const everyAccess: TeamAccess[] = teamVisibilities.flatMap(visibility =>
  teamJoinAccesses.flatMap(space_member_join_access =>
    teamInviteAccesses.map(invite_access => ({ visibility, space_member_join_access, invite_access })),
  ),
)
const short = (access: TeamAccess): string =>
  `${access.visibility} ${access.space_member_join_access} ${access.invite_access}`
const open: TeamAccess = {
  visibility: 'space_members',
  space_member_join_access: 'self_join',
  invite_access: 'team_members',
}

describe('team settings', () => {
  it('[P 6] five combinations of visibility, joining and inviting are allowed', () => {
    expect(everyAccess.filter(isAllowedTeamAccess).map(short)).toEqual([
      'team_members invite_only team_members',
      'team_members invite_only team_owners',
      'space_members invite_only team_members',
      'space_members invite_only team_owners',
      'space_members self_join team_members',
    ])
  })

  it('[P 6] the check of a team refuses the others and says why', () => {
    for (const access of everyAccess) expect(passes(teamSettings, access)).toBe(isAllowedTeamAccess(access))
    expect(() => validate(teamSettings, { ...open, visibility: 'team_members' }, 'team.settings')).toThrow(
      'team.settings should be an allowed combination of visibility, space_member_join_access and invite_access',
    )
  })

  it('[P 3] three settings are required, five restrictions are optional', () => {
    expect(() => validate(teamSettings, { ...open, invite_access: undefined }, 'team.settings')).toThrow(
      'team.settings.invite_access should be defined',
    )
    const restrictions = ['public_access', 'team_page_edits', 'guests', 'export', 'invite_link']
    for (const name of restrictions) expect(passes(teamSettings, { ...open, [`disable_${name}`]: true })).toBe(true)
    expect(passes(teamSettings, { ...open, disable_everything: true })).toBe(false)
  })

  it('[P 6] people see a team as open, closed or private', () => {
    expect(teamOpenness(open)).toBe('open')
    expect(teamOpenness({ ...open, space_member_join_access: 'invite_only' })).toBe('closed')
    expect(teamOpenness({ ...open, visibility: 'team_members', space_member_join_access: 'invite_only' })).toBe(
      'private',
    )
  })
})

describe('team membership', () => {
  const user_id = uuid('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')

  it('[P 6] lists people as owner, member or team_level_guest', () => {
    const { check } = team.fields.membership
    for (const role of ['owner', 'member', 'team_level_guest']) expect(passes(check, [{ user_id, role }])).toBe(true)
    expect(passes(check, [{ user_id, role: 'none' }])).toBe(false)
    expect(passes(check, [{ user_id: 'x', role: 'owner' }])).toBe(false)
  })
})
