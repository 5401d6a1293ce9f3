// Video, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { embedOf } from '@sheaf/core/kinds/embed-address'
import { defineExchange, element, type HtmlForm } from '@sheaf/core/kinds/exchange'
import { mediaFormat, mediaProperties, nameOfSource, sourceOf, webAddress, written } from '../../media/media-fields'
import {
  attribute,
  linkMarkdown,
  linkPlain,
  playerHtml,
  readCaption,
  shownIn,
  writeFigure,
} from '../../media/media-html'
import { videoFrame } from './video-frame'

const player = playerHtml('video', 'video')

const html: HtmlForm = {
  write: (block, out) => {
    const frame = videoFrame(sourceOf(block.properties))
    return frame
      ? writeFigure(block, [element('iframe', { src: frame, loading: 'lazy', allowFullScreen: true })], out)
      : player.write(block, out)
  },
  read: (node, from) => {
    const address = webAddress(attribute(shownIn(node, 'iframe'), 'src'))
    // Frames of films come from everywhere; those of other kinds are theirs.
    if (address && embedOf(address)?.type === 'video')
      return tree('video', { properties: { source: written(address), ...readCaption(node, from) } })
    return player.read(node, from)
  },
}
const label = ({ properties }: { properties: object }): string => nameOfSource(sourceOf(properties))

export const videoExchange = defineExchange({
  type: 'video',
  properties: mediaProperties,
  format: mediaFormat,
  html,
  markdown: linkMarkdown(label),
  plain: linkPlain(label),
})
