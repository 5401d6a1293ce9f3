// A view of a collection: what is asked of it and how the answer looks. Its parent is the block that shows it and lists it in
// `view_ids`; the collection may be at home elsewhere.
import { limits } from '../limits'
import { defineRecord, fields, type ValueOf } from './define'
import { created, edited } from './edited'

export const collectionView = defineRecord({
  table: 'collection_view',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    parent_id: fields.uuid(),
    parent_table: fields.oneOf(['block'], { initial: 'block' }),
    alive: fields.boolean({ initial: true }),
    collection_id: fields.uuid({ writable: 'configure' }),
    type: fields.textOf(
      { min: 1, max: 64, match: /^[a-z][a-z0-9_]*$/, expected: 'a view type' },
      { initial: 'table', writable: 'configure' },
    ),
    name: fields.textOf({ max: limits.maxNameCharacters }, { initial: '', writable: 'configure' }),
    icon: fields.textOf({ max: limits.maxUrlCharacters }, { writable: 'configure' }),
    description: fields.textOf({ max: limits.maxDescriptionCharacters }, { writable: 'configure' }),
    /** Filter, sorts, groups, aggregations (core/collection/query.ts). */
    query: fields.object({ initial: {}, writable: 'configure' }),
    format: fields.object({ initial: {}, writable: 'configure' }),
    ...created,
    ...edited,
  },
  required: ['space_id', 'parent_id', 'parent_table', 'alive', 'type'],
  indexes: [['parent_id'], ['collection_id']],
  creation: { verb: 'configure', isEdit: true },
  isEdited: true,
  // Also who looks at what it shows.
  channels: ['own', 'of parent'],
})

export type CollectionViewValue = ValueOf<typeof collectionView>
