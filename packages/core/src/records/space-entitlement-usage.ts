// How much of an allowance a space has used in a period.
import { defineRecord, fields } from './define'

export const spaceEntitlementUsage = defineRecord({
  table: 'space_entitlement_usage',
  scope: 'space',
  fields: {
    created_at: fields.time(),
    updated_at: fields.time(),
    space_id: fields.uuid(),
    usage: fields.number(),
    entity_id: fields.uuid(),
    entity_table: fields.text(),
    period_start: fields.time(),
    period_duration: fields.time(),
    type_unit: fields.oneOf(['responses', 'tokens', 'seconds']),
    product: fields.text(),
  },
  required: ['space_id'],
  indexes: [['entity_id', 'period_start']],
})
