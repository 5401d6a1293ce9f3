// A person's membership of a space. There is one per person and space (`membershipId`); leaving sets it not alive.
import { defineRecord, fields, type ValueOf } from './define'
import { created, edited } from './edited'

export const membershipTypes = ['owner', 'membership_admin', 'member', 'restricted_member', 'guest'] as const
export type MembershipType = (typeof membershipTypes)[number]

export const spaceUser = defineRecord({
  table: 'space_user',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    user_id: fields.uuid(),
    membership_type: fields.oneOf(membershipTypes),
    alive: fields.boolean({ initial: true }),
    /** The membership hangs from its space, which is where the right to see it comes from. */
    parent_id: fields.uuid(),
    parent_table: fields.oneOf(['space'], { initial: 'space' }),
    invited_by_id: fields.uuid(),
    first_joined_time: fields.time(),
    ...created,
    ...edited,
  },
  required: ['space_id', 'user_id', 'membership_type', 'alive'],
  indexesAcrossSpaces: [['user_id']],
  roles: { whenNew: true },
})

export type SpaceUserValue = ValueOf<typeof spaceUser>
