// A file that was uploaded into a space. It lives at a block: whoever may read that block may read the file. The bytes are kept by
// the server under the record's id and never change.
import { limits } from '../limits'
import { defineRecord, fields } from './define'
import { created } from './edited'

export const fileUpload = defineRecord({
  table: 'file_upload',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    parent_id: fields.uuid(),
    parent_table: fields.text(),
    alive: fields.boolean({ initial: true }),
    name: fields.textOf({ min: 1, max: limits.maxNameCharacters }),
    /** What the bytes are, found by looking at them. */
    content_type: fields.text(),
    /** In bytes. */
    size: fields.time(),
    ...created,
  },
  required: ['space_id', 'parent_id', 'parent_table', 'alive', 'name', 'content_type', 'size'],
  indexes: [['parent_id']],
  // A file's address holds its id and no space.
  indexesAcrossSpaces: [['id']],
})
