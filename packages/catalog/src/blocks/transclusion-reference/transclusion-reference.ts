// A place that shows what lies in a synced block.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const transclusionReference = defineBlock({
  type: 'transclusion_reference',
  label: 'Synced block',
  head: 'void',
  holds: 'nothing',
})
