// How the pages of a collection are laid out: which properties stand where (core/collection/page-layout.ts). There is one per
// collection (`layoutId`): two who make it at once make the same.
import { deterministicUuid, type Uuid } from '../ids'
import { type Json, json, list } from '../validation/checks'
import { defineRecord, fields, type ValueOf } from './define'
import { created, edited } from './edited'

export const layoutId = (collectionId: Uuid): Uuid => deterministicUuid(['layout', collectionId])

export const layout = defineRecord({
  table: 'layout',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    parent_id: fields.uuid(),
    parent_table: fields.oneOf(['collection'], { initial: 'collection' }),
    alive: fields.boolean({ initial: true }),
    /** A keyed list: groups, and properties that have a place of their own. */
    modules: fields.shaped<Json[]>(list(json), { initial: [], writable: 'configure' }),
    format: fields.object({ initial: {}, writable: 'configure' }),
    ...created,
    ...edited,
  },
  required: ['space_id', 'parent_id', 'parent_table', 'alive'],
  indexes: [['parent_id']],
  creation: { verb: 'configure', idFor: layoutId },
  channels: ['parent'],
})

export type LayoutValue = ValueOf<typeof layout>
