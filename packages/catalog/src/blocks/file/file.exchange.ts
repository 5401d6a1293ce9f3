// File, as other programs have it.
import { defineExchange } from '@sheaf/core/kinds/exchange'
import { mediaProperties, nameOfSource, sourceOf } from '../../media/media-fields'
import { linkHtml, linkMarkdown, linkPlain } from '../../media/media-html'

const label = ({ properties }: { properties: object }): string => nameOfSource(sourceOf(properties))

export const fileExchange = defineExchange({
  type: 'file',
  properties: mediaProperties,
  html: linkHtml('file', label),
  markdown: linkMarkdown(label),
  plain: linkPlain(label),
})
