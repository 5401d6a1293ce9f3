// A person. Only the person changes their name and photo; whether they may sign in is decided elsewhere.
import { sentinelId } from '../id-kinds'
import type { Uuid } from '../ids'
import { limits } from '../limits'
import { noRights } from '../permissions/rights'
import { rightsOf } from '../permissions/roles'
import { type Check, defined } from '../validation/checks'
import { defineRecord, fields, type ValueOf } from './define'
import { type Given, lasting } from './judging'
import type { UserSettings } from './user-settings'

const ownName = fields.textOf({ max: limits.maxNameCharacters }, { writable: 'edit' })
const ownFlag = fields.boolean({ writable: 'edit' })

export const sheafUser = defineRecord({
  table: 'sheaf_user',
  scope: 'global',
  fields: {
    email: fields.textOf({ max: limits.maxEmailCharacters }),
    given_name: ownName,
    family_name: ownName,
    profile_photo: fields.textOf({ max: limits.maxUrlCharacters }, { writable: 'edit' }),
    name: ownName,
    onboarding_completed: ownFlag,
    mobile_onboarding_completed: ownFlag,
    clipper_onboarding_completed: ownFlag,
    reverify: fields.boolean(),
    is_banned: fields.boolean(),
    suspended_time: fields.time(),
    settings: fields.shaped(defined as Check<UserSettings>),
  },
  indexes: [['email']],
  judging: {
    rights: ({ id }, { personId }): Given => lasting(id === personId ? rightsOf('owner') : noRights),
  },
})

export type SheafUserValue = ValueOf<typeof sheafUser>

interface SystemUser {
  readonly id: Uuid
  readonly name: string
  readonly profile_photo: string
  readonly admin: true
}
const systemUser = (digit: number, name: string, photo: string): SystemUser => ({
  id: sentinelId(digit),
  name,
  profile_photo: `/images/system/${photo}.svg`,
  admin: true,
})

/** They exist in every installation and have no row. */
export const systemUsers = {
  app: systemUser(0, 'Sheaf', 'app'),
  support: systemUser(1, 'Sheaf Support', 'support'),
  ai: systemUser(2, 'Sheaf AI', 'ai'),
  home: systemUser(3, 'Home', 'home'),
  anonymousFormResponder: systemUser(4, 'Anonymous', 'anonymous'),
} as const
