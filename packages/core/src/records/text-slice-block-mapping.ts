// Which block shows which slice of a text. There is one row per slice, so that a slice has one owner.
import { deterministicUuid, type Uuid } from '../ids'
import { defineRecord, fields } from './define'

export const textSliceBlockMapping = defineRecord({
  table: 'text_slice_block_mapping',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    text_id: fields.uuid(),
    /** Absent: the text's start. */
    marker_id: fields.uuid(),
    block_id: fields.uuid(),
    /** The slice's place among those that the block shows. */
    ord: fields.integer({ initial: 0 }),
    origin_block_id: fields.uuid(),
  },
  required: ['space_id', 'text_id', 'block_id', 'ord', 'origin_block_id'],
  indexes: [['text_id'], ['block_id', 'ord']],
})

/** The id of a slice's row: the same slice never has two. */
export const sliceMappingId = (textId: Uuid, markerId: Uuid | null): Uuid =>
  deterministicUuid(['text_slice_block_mapping', textId, markerId ?? ''])
