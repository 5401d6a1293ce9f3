// A second place of a block or page: it shows what `format.alias_pointer` names and leads there.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const alias = defineBlock({
  type: 'alias',
  label: 'Alias',
  head: 'void',
  holds: 'nothing',
})
