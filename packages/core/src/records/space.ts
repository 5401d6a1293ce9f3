// A space: the workspace that content, people and plans belong to. Owners set it up; what it pays for is the server's.
import { limits } from '../limits'
import { type Role, rightsOf } from '../permissions/roles'
import { lateCheck } from '../validation/late-check'
import { defineRecord, fields, type ValueOf } from './define'
import { created, edited } from './edited'
import { type Given, lasting } from './judging'
import { isMember, type Membership } from './membership'
import { serverSpaceSettings } from './server-space-settings'
import type { SpaceSettings } from './space-settings'

const ownersFlag = fields.boolean({ writable: 'share' })

export const space = defineRecord({
  table: 'space',
  scope: 'global',
  fields: {
    name: fields.textOf({ max: limits.maxNameCharacters }, { initial: '', writable: 'share' }),
    icon: fields.text({ writable: 'share' }),
    email_domains: fields.texts({ writable: 'share' }),
    pages: fields.uuids(),
    space_pages: fields.uuids(),
    disable_public_access: ownersFlag,
    disable_public_access_requests: ownersFlag,
    disable_guests: ownersFlag,
    disable_move_to_space: ownersFlag,
    disable_export: ownersFlag,
    disable_space_page_edits: ownersFlag,
    disable_team_creation: ownersFlag,
    beta_enabled: fields.boolean(),
    ...created,
    ...edited,
    deleted_by: fields.uuid(),
    permanently_deleted_time: fields.time(),
    /** Set by the operator of the installation, over the head of the owners. */
    admin_disable_public_access: fields.boolean(),
    plan_type: fields.text(),
    subscription_tier: fields.text({ initial: 'free' }),
    invite_link_enabled: ownersFlag,
    initial_use_cases: fields.texts(),
    public_home_page: fields.uuid({ writable: 'share' }),
    bot_settings: fields.object({ writable: 'share' }),
    settings: fields.shaped(lateCheck<SpaceSettings>('space.settings'), {
      initial: {},
      writable: 'share',
      serverKeys: serverSpaceSettings,
    }),
    overdue_subscription: fields.object(),
    short_id: fields.time(),
    short_id_str: fields.text(),
    referral_id: fields.text(),
  },
  required: ['name', 'subscription_tier', 'settings'],
  indexes: [['short_id'], ['short_id_str']],
  roles: { fields: ['settings', 'disable_public_access', 'admin_disable_public_access'], whenNew: true },
  judging: { rights: (_, { membership }, forContent): Given => lasting(rightsOf(roleInSpace(membership, forContent))) },
})

/** Members read the space's record and edit what hangs directly from it without permissions of its own. */
function roleInSpace(membership: Membership, forContent: boolean): Role {
  if (membership === 'owner') return 'owner'
  if (isMember(membership)) return forContent ? 'editor' : 'reader'
  return membership === 'guest' && !forContent ? 'reader' : 'none'
}

export type SpaceValue = ValueOf<typeof space>
