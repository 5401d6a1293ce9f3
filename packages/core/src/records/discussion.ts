// A discussion: comments on a block, or on the words of its text that carry the discussion's mark.
import { type Json, json, list } from '../validation/checks'
import { defineRecord, fields, type ValueOf } from './define'
import { created, edited } from './edited'

export const discussion = defineRecord({
  table: 'discussion',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    parent_id: fields.uuid(),
    parent_table: fields.oneOf(['block'], { initial: 'block' }),
    alive: fields.boolean({ initial: true }),
    resolved: fields.boolean({ initial: false, writable: 'comment' }),
    /** In the order in which they were written. */
    comments: fields.uuids({ initial: [], writable: 'comment', byOthers: 'edit', lists: 'comment' }),
    /** The words it was opened on, as rich text: what is shown once they are gone. */
    context: fields.shaped<Json[]>(list(json), { writable: 'comment' }),
    ...created,
    ...edited,
  },
  required: ['space_id', 'parent_id', 'parent_table', 'alive'],
  indexes: [['parent_id']],
  creation: { verb: 'comment' },
  isEdited: true,
  channels: ['of parent'],
})

export type DiscussionValue = ValueOf<typeof discussion>
