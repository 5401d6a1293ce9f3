// Audio, as other programs have it.
import { defineExchange } from '@sheaf/core/kinds/exchange'
import { mediaProperties, nameOfSource, sourceOf } from '../../media/media-fields'
import { linkMarkdown, linkPlain, playerHtml } from '../../media/media-html'

const label = ({ properties }: { properties: object }): string => nameOfSource(sourceOf(properties))

export const audioExchange = defineExchange({
  type: 'audio',
  properties: mediaProperties,
  html: playerHtml('audio', 'audio'),
  markdown: linkMarkdown(label),
  plain: linkPlain(label),
})
