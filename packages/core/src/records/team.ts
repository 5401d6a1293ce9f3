// A teamspace: a part of a space with members, rules and pages of its own.
import type { Uuid } from '../ids'
import { limits } from '../limits'
import { together } from '../permissions/rights'
import { type Role, rightsOf } from '../permissions/roles'
import { type Check, canonicalUuid, exact, list, oneOf } from '../validation/checks'
import { lateCheck } from '../validation/late-check'
import { defineRecord, fields, type ValueOf } from './define'
import { created, edited } from './edited'
import { type Asker, type Given, lasting, nothing } from './judging'
import { isMember } from './membership'
import { permissionList } from './permission-item'
import type { TeamSettings } from './team-settings'

/** Beside these there is `none`: not in the list. */
export const teamRoles = ['owner', 'member', 'team_level_guest'] as const
export type TeamRole = (typeof teamRoles)[number]
export interface TeamMember {
  readonly user_id: Uuid
  readonly role: TeamRole
}

const membership: Check<TeamMember[]> = list(exact({ user_id: canonicalUuid, role: oneOf(...teamRoles) }))

export const team = defineRecord({
  table: 'team',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    name: fields.textOf({ max: limits.maxNameCharacters }, { initial: '', writable: 'configure' }),
    description: fields.textOf({ max: limits.maxDescriptionCharacters }, { writable: 'configure' }),
    icon: fields.text({ writable: 'configure' }),
    ...created,
    ...edited,
    archived_by: fields.uuid(),
    archived_at: fields.time(),
    team_pages: fields.uuids({ initial: [] }),
    team_page_id: fields.uuid({ writable: 'configure' }),
    pinned_pages: fields.uuids({ writable: 'edit' }),
    parent_id: fields.uuid(),
    parent_table: fields.oneOf(['space'], { initial: 'space' }),
    settings: fields.shaped(lateCheck<TeamSettings>('team.settings'), { writable: 'share' }),
    is_default: fields.boolean(),
    membership: fields.shaped(membership, { initial: [], writable: 'share' }),
    permissions: fields.shaped(permissionList, { writable: 'share' }),
  },
  required: ['space_id', 'parent_id', 'parent_table'],
  roles: { fields: ['membership', 'permissions', 'settings', 'is_default'], whenNew: true },
  // In its channel its pages are told of: seeing that there is such a team is not enough.
  judging: { rights: (value, asker, forContent): Given => rightsInTeam(value, asker, forContent), channel: 'content' },
})

export type TeamValue = ValueOf<typeof team>

/** Content of a team is edited by its members; the team itself is set up by its owners. */
function rightsInTeam(value: TeamValue, asker: Asker, forContent: boolean): Given {
  const { userId, membership } = asker
  if (membership === undefined) return nothing
  const entry = userId && value.membership?.find(member => member.user_id === userId)?.role
  if (entry === 'owner' || membership === 'owner') return lasting(rightsOf('owner'))
  const { rights, until } = asker.byEntries(value.permissions ?? [])
  const atLeast = (role: Role): Given => ({ rights: together(rightsOf(role), rights), until })
  if (entry === 'member' || (value.is_default && isMember(membership) && membership !== 'restricted_member'))
    return atLeast(forContent ? 'editor' : 'content_editor')
  if (entry === 'team_level_guest') return atLeast('reader')
  const isListed = isMember(membership) && value.settings?.visibility === 'space_members'
  return atLeast(isListed && !forContent ? 'reader' : 'none')
}
