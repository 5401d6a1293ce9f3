// A document in pages, read in place.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const pdf = defineBlock({
  type: 'pdf',
  label: 'PDF',
  icon: 'file-text',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'PDF',
      description: 'A PDF document, read in place.',
      icon: 'file-text',
      group: 'media',
      aliases: 'document, acrobat, paper, pages',
    },
  ],
})
