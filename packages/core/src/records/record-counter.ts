// The last number that a collection gave to a row. There is one per collection (`recordCounterId`), counted by the reducer.
import { deterministicUuid, type Uuid } from '../ids'
import { defineRecord, fields } from './define'

export const recordCounter = defineRecord({
  table: 'record_counter',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    parent_id: fields.uuid(),
    parent_table: fields.oneOf(['collection'], { initial: 'collection' }),
    alive: fields.boolean({ initial: true }),
    last: fields.integer({ initial: 0 }),
  },
  required: ['space_id', 'parent_id', 'parent_table', 'alive', 'last'],
  indexes: [['parent_id']],
  channels: ['parent'],
})

/** The counter of a collection, as it comes into being. */
export const newCounter = (spaceId: Uuid, collectionId: Uuid, last: number) => ({
  id: recordCounterId(collectionId),
  space_id: spaceId,
  parent_id: collectionId,
  parent_table: 'collection',
  alive: true,
  last,
})

/** Every row that is made asks for the same few: putting one together takes longer than most of the rest. */
const ids = new Map<Uuid, Uuid>()
const MOST_IDS = 1_000

export function recordCounterId(collectionId: Uuid): Uuid {
  const known = ids.get(collectionId)
  if (known !== undefined) return known
  const id = deterministicUuid(['record_counter', collectionId])
  if (ids.size >= MOST_IDS) ids.clear()
  ids.set(collectionId, id)
  return id
}
