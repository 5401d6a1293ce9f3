// Any file: its name, its size, and a way to have it.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const file = defineBlock({
  type: 'file',
  label: 'File',
  icon: 'paperclip',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'File',
      description: 'Any file, to be downloaded from here.',
      icon: 'paperclip',
      group: 'media',
      aliases: 'attachment, upload, document, zip, download',
    },
  ],
})
