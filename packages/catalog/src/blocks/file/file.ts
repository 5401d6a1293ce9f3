// Any file: its name, its size, and a way to have it.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { mediaProperties, nameOfSource, sourceOf } from '../../media/media-fields'
import { linkHtml, linkMarkdown, linkPlain } from '../../media/media-html'

const label = ({ properties }: { properties: object }): string => nameOfSource(sourceOf(properties))

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
  properties: mediaProperties,
  html: linkHtml('file', label),
  markdown: linkMarkdown(label),
  plain: linkPlain(label),
})
