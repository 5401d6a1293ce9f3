// A comment in a discussion. Its words are rich text that only its author changes; whoever edits the page may take it away.
import { type Json, json, list } from '../validation/checks'
import { defineRecord, fields } from './define'
import { created, edited } from './edited'

export const comment = defineRecord({
  table: 'comment',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    parent_id: fields.uuid(),
    parent_table: fields.oneOf(['discussion'], { initial: 'discussion' }),
    alive: fields.boolean({ initial: true, writable: 'comment', byOthers: 'edit' }),
    text: fields.shaped<Json[]>(list(json), { initial: [], writable: 'comment', byOthers: 'nobody' }),
    file_ids: fields.uuids({ writable: 'comment', byOthers: 'nobody' }),
    ...created,
    ...edited,
  },
  required: ['space_id', 'parent_id', 'parent_table', 'alive'],
  indexes: [['parent_id']],
  creation: { verb: 'comment' },
  isEdited: true,
  channels: ['of parent'],
})
