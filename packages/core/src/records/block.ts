// A block: everything in a page, and the page itself. Its children hold their order (`ord`), and `content` is read from them;
// its text lives in slices (`crdt_data`), and `properties.title` is derived from them.
import { collectionsOf } from '../collection/shown-collections'
import type { Uuid } from '../ids'
import {
  boolean,
  type Check,
  canonicalUuid,
  exact,
  list,
  literal,
  nullable,
  oneOf,
  optional,
} from '../validation/checks'
import { defineRecord, fields, type ValueOf } from './define'
import { created, edited } from './edited'
import { type Given, nothing } from './judging'
import { permissionList } from './permission-item'

export type { PermissionItem } from './permission-item'

/** A run of one text, from a marker to the next one. t: the text, m: the marker (null: the text's start), o: the block it was made for. */
export interface Slice {
  readonly t: Uuid
  readonly m: Uuid | null
  readonly o: Uuid
}
/** Slices of a text, by their markers, that went to another page, and the text that holds them since. */
export interface Forward {
  readonly t: Uuid
  readonly m: readonly Uuid[]
}
interface TrashPlace {
  /** The neighbours it had, nearest first. */
  readonly after: Uuid[]
  readonly before: Uuid[]
  /** It held nothing: undoing its creation may end it for good. */
  readonly empty: boolean
}
export interface CrdtData {
  /** The slices that the block shows, in order. */
  readonly title: readonly Slice[]
  /** The slice it was made with, wherever that is shown now. */
  readonly own: Slice
  /** Its text was handed over to another block. */
  readonly merged?: true | undefined
  /** Where it was when it went to the trash. */
  readonly trash?: TrashPlace | undefined
  /** The text of this block was parted: where slices of it are now. */
  readonly forwards?: readonly Forward[] | undefined
  /** The text of this block is a part of this one. */
  readonly from?: Uuid | undefined
}

const slice: Check<Slice> = exact({ t: canonicalUuid, m: nullable(canonicalUuid), o: canonicalUuid })
const crdtData: Check<CrdtData> = exact({
  title: list(slice),
  own: slice,
  merged: optional(literal(true)),
  trash: optional(exact({ after: list(canonicalUuid), before: list(canonicalUuid), empty: boolean })),
  forwards: optional(list(exact({ t: canonicalUuid, m: list(canonicalUuid) }))),
  from: optional(canonicalUuid),
})

/** A string to whoever reads it: a parent is looked up in whatever table it names. */
const parentTable: Check<string> = oneOf('block', 'collection', 'space', 'team')

/** In `format`: the number that a row has in its collection, and those that it had in collections it has left, by their ids. */
export const ROW_NUMBER = 'collection_number'
export const PAST_ROW_NUMBERS = 'collection_numbers'
const rowNumberKeys: ReadonlySet<string> = new Set([ROW_NUMBER, PAST_ROW_NUMBERS])

export const block = defineRecord({
  table: 'block',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    type: fields.textOf(
      { min: 1, max: 64, match: /^[a-z][a-z0-9_]*$/, expected: 'a block type' },
      { writable: 'edit' },
    ),
    alive: fields.boolean({ initial: false }),
    properties: fields.object({ initial: {}, writable: 'edit' }),
    format: fields.object({ initial: {}, writable: 'edit', serverKeys: rowNumberKeys }),
    permissions: fields.shaped(permissionList, { writable: 'share' }),
    content: fields.uuids({ initial: [], derived: true }),
    non_content_children: fields.uuids(),
    discussions: fields.uuids({ writable: 'comment', byOthers: 'edit', lists: 'discussion' }),
    view_ids: fields.uuids({ writable: 'configure' }),
    /** The collection of a database, where it has but one. */
    collection_id: fields.uuid({ writable: 'configure' }),
    parent_id: fields.uuid(),
    parent_table: { column: 'text', check: parentTable },
    ...created,
    created_by: fields.uuid(),
    ...edited,
    last_edited_by: fields.uuid(),
    copied_from: fields.uuid(),
    file_ids: fields.uuids({ writable: 'edit' }),
    ignore_block_count: fields.boolean(),
    is_template: fields.boolean({ writable: 'configure' }),
    moved: fields.object(),
    content_classification: fields.text({ writable: 'configure' }),
    moved_to_trash_table: fields.text(),
    moved_to_trash_id: fields.uuid(),
    moved_to_trash_time: fields.time(),
    deleted_from_trash_time: fields.time(),
    deleted_from_trash_table: fields.text(),
    deleted_from_trash_id: fields.uuid(),
    crdt_data: fields.shaped(crdtData),
    crdt_format_version: fields.integer(),
    /** The nearest page above it, never itself; absent directly below a space, team or collection. */
    page_id: fields.uuid(),
    /** Its place among its parent's children. */
    ord: fields.text({ internal: true, collation: 'C' }),
    /** The text of a block that shows the whole of its own text, kept in its row. */
    text_state: fields.bytes({ internal: true }),
    text_epoch: fields.integer({ internal: true }),
  },
  required: ['parent_id', 'parent_table', 'alive', 'type', 'space_id'],
  indexes: [['parent_id', 'ord'], ['page_id'], ['moved_to_trash_time'], ['deleted_from_trash_time']],
  fillfactor: 85,
  isEdited: true,
  // A new page takes nothing from anyone; a page that moved may, and with a database on a page go its rows.
  roles: {
    fieldsOf: (block, kinds) => [
      'permissions',
      'is_template',
      'deleted_from_trash_time',
      ...(kinds.traits(block.type).page ? ['parent_id', 'parent_table'] : []),
      ...(collectionsOf(block).length > 0 ? ['page_id'] : []),
    ],
  },
  judging: {
    rights(block, asker): Given | undefined {
      // Deleted for ever: its rows may still be there, for nobody.
      if (block.deleted_from_trash_time !== undefined) return nothing
      const granted = asker.byGrant(block.id)
      if (granted) return granted
      return block.permissions ? asker.byEntries(block.permissions) : asker.byRowRules(block)
    },
    // What lies in the trash belongs to the page it was taken from, wherever the block around it has gone since.
    hangsFrom: ({ alive, page_id, permissions }) =>
      !alive && page_id && !permissions ? { table: 'block', id: page_id } : undefined,
  },
})

export type BlockValue = ValueOf<typeof block>
