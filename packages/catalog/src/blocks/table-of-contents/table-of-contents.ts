// The headings of the page it stands on. It holds nothing of its own: outside of the page there is nothing to say.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const tableOfContents = defineBlock({
  type: 'table_of_contents',
  label: 'Table of contents',
  head: 'void',
  holds: 'nothing',
})
