// A picture: a file of ours or an address, with a caption and words for those who do not see it.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const image = defineBlock({
  type: 'image',
  label: 'Image',
  icon: 'image',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Image',
      description: 'A picture from your files or by its address.',
      icon: 'image',
      group: 'media',
      aliases: 'picture, photo, img, png, jpg, gif, upload',
    },
  ],
})
