// A film: a file of ours, an address of a file, or an address of a known provider.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { embedOf } from '@sheaf/core/kinds/embed-address'
import { element, type HtmlForm } from '@sheaf/core/kinds/exchange'
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

const player = playerHtml('video', 'video')

/** The frame in which a provider plays it, or null for files. */
export function videoFrame(source: string): string | null {
  const found = embedOf(source)
  return found && (found.type === 'video' || found.type === 'loom') ? found.embedUrl : null
}

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
  properties: mediaProperties,
  format: mediaFormat,
  html,
  markdown: linkMarkdown(label),
  plain: linkPlain(label),
})
