// Who sees a teamspace, who may join and who may invite. Only some combinations make sense (product.md 6).
import { boolean, type Check, exact, oneOf, optional, where } from '../validation/checks'

export const teamVisibilities = ['team_members', 'space_members'] as const
export const teamJoinAccesses = ['invite_only', 'self_join'] as const
export const teamInviteAccesses = ['team_members', 'team_owners'] as const

export interface TeamAccess {
  readonly visibility: (typeof teamVisibilities)[number]
  readonly space_member_join_access: (typeof teamJoinAccesses)[number]
  readonly invite_access: (typeof teamInviteAccesses)[number]
}
export interface TeamSettings extends TeamAccess {
  readonly disable_public_access?: boolean
  readonly disable_team_page_edits?: boolean
  readonly disable_guests?: boolean
  readonly disable_export?: boolean
  readonly disable_invite_link?: boolean
}

/** By invitation, whoever may invite; or open to every member of the space, and then every member may also invite. */
export const isAllowedTeamAccess = (access: TeamAccess): boolean =>
  access.space_member_join_access === 'invite_only' ||
  (access.visibility === 'space_members' && access.invite_access === 'team_members')

/** The words that people see. */
export const teamOpennesses = ['open', 'closed', 'private'] as const
export type TeamOpenness = (typeof teamOpennesses)[number]

export const teamOpenness = (access: TeamAccess): TeamOpenness =>
  access.visibility === 'team_members' ? 'private' : access.space_member_join_access === 'self_join' ? 'open' : 'closed'

/** What a team is set to that is made with one of the words. */
export const accessOf = (openness: TeamOpenness): TeamAccess => ({
  visibility: openness === 'private' ? 'team_members' : 'space_members',
  space_member_join_access: openness === 'open' ? 'self_join' : 'invite_only',
  invite_access: 'team_members',
})

const shape = exact({
  visibility: oneOf(...teamVisibilities),
  space_member_join_access: oneOf(...teamJoinAccesses),
  invite_access: oneOf(...teamInviteAccesses),
  disable_public_access: optional(boolean),
  disable_team_page_edits: optional(boolean),
  disable_guests: optional(boolean),
  disable_export: optional(boolean),
  disable_invite_link: optional(boolean),
})

export const teamSettings: Check<TeamSettings> = where(
  shape,
  isAllowedTeamAccess,
  'an allowed combination of visibility, space_member_join_access and invite_access',
)
