// PDF, as other programs have it.
import { defineExchange } from '@sheaf/core/kinds/exchange'
import { mediaFormat, mediaProperties, nameOfSource, sourceOf } from '../../media/media-fields'
import { linkHtml, linkMarkdown, linkPlain } from '../../media/media-html'

const label = ({ properties }: { properties: object }): string => nameOfSource(sourceOf(properties))

export const pdfExchange = defineExchange({
  type: 'pdf',
  properties: mediaProperties,
  format: mediaFormat,
  html: linkHtml('pdf', label),
  markdown: linkMarkdown(label),
  plain: linkPlain(label),
})
