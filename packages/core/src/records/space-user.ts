// A person's membership of a space. There is one per person and space (`membershipId`); leaving sets it not alive.
import { noRights } from '../permissions/rights'
import { rightsOf } from '../permissions/roles'
import { defineRecord, fields, type ValueOf } from './define'
import { created, edited } from './edited'
import { type Given, lasting } from './judging'
import { isMember, membershipTypes } from './membership'

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
  judging: {
    // Also of a membership that has ended: who has left is told so.
    rights: ({ user_id }, { personId, membership }): Given =>
      lasting((personId && user_id === personId) || isMember(membership) ? rightsOf('reader') : noRights),
  },
})

export type SpaceUserValue = ValueOf<typeof spaceUser>
