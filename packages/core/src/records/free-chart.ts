// A chart that a space may use without paying for charts: which view it is.
import { defineRecord, fields } from './define'
import { created, edited } from './edited'

export const freeChart = defineRecord({
  table: 'free_chart',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    parent_id: fields.uuid(),
    parent_table: fields.oneOf(['collection_view'], { initial: 'collection_view' }),
    alive: fields.boolean({ initial: true }),
    ...created,
    ...edited,
  },
  required: ['space_id', 'parent_id', 'parent_table', 'alive'],
  indexes: [['parent_id']],
})
