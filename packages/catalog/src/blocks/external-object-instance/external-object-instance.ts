// Something that lives in another product: where it is from, its title and the fields last known of it. Nothing here asks that
// product; what is shown is what the block holds.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const externalObjectInstance = defineBlock({
  type: 'external_object_instance',
  label: 'External object',
  head: 'void',
  holds: 'nothing',
})
