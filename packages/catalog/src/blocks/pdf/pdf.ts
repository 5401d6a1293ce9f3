// A document in pages, read in place.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { mediaFormat, mediaProperties, nameOfSource, sourceOf } from '../../media/media-fields'
import { linkHtml, linkMarkdown, linkPlain } from '../../media/media-html'

const label = ({ properties }: { properties: object }): string => nameOfSource(sourceOf(properties))

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
  properties: mediaProperties,
  format: mediaFormat,
  html: linkHtml('pdf', label),
  markdown: linkMarkdown(label),
  plain: linkPlain(label),
})
