// The prefix of a database's unique ids. Its id is derived from the space and the database (`recordKeyId`), so that a database
// has one at most. A second record under an id derived from the prefix (`prefixClaimId`) holds it against other databases of the space.
import { deterministicUuid, type Uuid } from '../ids'
import { uniqueIdPrefix } from '../validation/unique-id'
import { defineRecord, fields } from './define'

export const recordKey = defineRecord({
  table: 'record_key',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    scope_table: fields.text(),
    scope_id: fields.uuid(),
    parent_table: fields.text(),
    parent_id: fields.uuid(),
    record_key: { column: 'text', check: uniqueIdPrefix },
    alive: fields.boolean(),
  },
  required: ['space_id', 'scope_table', 'scope_id', 'parent_table', 'parent_id', 'alive'],
  indexes: [['record_key']],
  channels: ['parent'],
})

export const prefixClaimId = (spaceId: Uuid, prefix: string): Uuid => deterministicUuid(['record_key', spaceId, prefix])
