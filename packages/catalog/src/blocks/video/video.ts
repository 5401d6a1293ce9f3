// A film: a file of ours, an address of a file, or an address of a known provider.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const video = defineBlock({
  type: 'video',
  label: 'Video',
  icon: 'video',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Video',
      description: 'A film from your files, or from YouTube, Vimeo and others.',
      icon: 'video',
      group: 'media',
      aliases: 'film, movie, mp4, youtube, vimeo, clip',
    },
  ],
})
