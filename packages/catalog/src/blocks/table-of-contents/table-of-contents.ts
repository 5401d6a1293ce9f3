// The headings of the page it stands on. It holds nothing of its own: outside of the page there is nothing to say.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const tableOfContents = defineBlock({
  type: 'table_of_contents',
  label: 'Table of contents',
  icon: 'list-tree',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Table of contents',
      description: 'The headings of this page, as links.',
      icon: 'list-tree',
      group: 'advanced',
      aliases: 'toc, outline, index, headings',
    },
  ],
})
