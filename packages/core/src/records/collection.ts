// A collection: the data source of a database. It does not list its rows; a row knows its collection.
import { deletedSchemaCheck, schemaCheck, titleProperty } from '../collection/schema-check'
import { limits } from '../limits'
import { type Json, json, list } from '../validation/checks'
import { defineRecord, fields, type ValueOf } from './define'
import { created, edited } from './edited'
import { newCounter } from './record-counter'
import { rowPermissionList } from './row-permission'

export const collection = defineRecord({
  table: 'collection',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    parent_id: fields.uuid(),
    /** The block that made it. */
    parent_table: fields.oneOf(['block'], { initial: 'block' }),
    alive: fields.boolean({ initial: true }),
    name: fields.textOf({ max: limits.maxTitleCharacters }, { initial: '', writable: 'edit' }),
    /** Rich text. */
    description: fields.shaped<Json[]>(list(json), { writable: 'edit' }),
    icon: fields.textOf({ max: limits.maxUrlCharacters }, { writable: 'edit' }),
    cover: fields.textOf({ max: limits.maxUrlCharacters }, { writable: 'edit' }),
    schema: fields.shaped(schemaCheck, { initial: { title: titleProperty }, writable: 'configure' }),
    /** Definitions of deleted properties; written by taking one out of the schema. */
    deleted_schema: fields.shaped(deletedSchemaCheck, { initial: {} }),
    format: fields.object({ initial: {}, writable: 'configure' }),
    /** Where it is there, rows follow it and not the database; see permissions/row-rules.ts. */
    row_permissions: fields.shaped(rowPermissionList, { writable: 'share' }),
    template_pages: fields.uuids({ initial: [], writable: 'configure' }),
    ...created,
    ...edited,
  },
  required: ['space_id', 'parent_id', 'parent_table', 'alive'],
  indexes: [['parent_id']],
  creation: {
    verb: 'configure',
    isEdit: true,
    beside: (id, spaceId) => ({ record_counter: newCounter(spaceId, id, 0) }),
  },
  isEdited: true,
  // The page that shows it, and those who listen to it alone.
  channels: ['own', 'of parent'],
  // Where its collection goes, a row's readers change; so they do with the rules on rows and the properties that these look at.
  roles: {
    fieldsOf: ({ row_permissions }) => ['parent_id', 'row_permissions', ...(row_permissions ? ['schema'] : [])],
  },
})

export type CollectionValue = ValueOf<typeof collection>
