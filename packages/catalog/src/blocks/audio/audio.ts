// A recording or a piece of music.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { mediaProperties, nameOfSource, sourceOf } from '../../media/media-fields'
import { linkMarkdown, linkPlain, playerHtml } from '../../media/media-html'

const label = ({ properties }: { properties: object }): string => nameOfSource(sourceOf(properties))

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
  properties: mediaProperties,
  html: playerHtml('audio', 'audio'),
  markdown: linkMarkdown(label),
  plain: linkPlain(label),
})
