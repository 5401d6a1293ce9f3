// A recording or a piece of music.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const audio = defineBlock({
  type: 'audio',
  label: 'Audio',
  icon: 'volume-2',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Audio',
      description: 'A recording or a piece of music, played here.',
      icon: 'volume-2',
      group: 'media',
      aliases: 'sound, music, recording, podcast, mp3',
    },
  ],
})
