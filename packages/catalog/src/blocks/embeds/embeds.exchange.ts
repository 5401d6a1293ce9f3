// Other sites in a frame, as other programs have them.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, type HtmlForm, type KindExchange } from '@sheaf/core/kinds/exchange'
import { mediaFormat, mediaProperties, sourceOf, webAddress, written } from '../../media/media-fields'
import {
  attribute,
  isStamped,
  linkMarkdown,
  linkPlain,
  readCaption,
  shownIn,
  writeFigure,
} from '../../media/media-html'
import { embedTypeOf, frameAddress } from './embed-frame'
import { embedServices } from './embed-list'

const noLabel = ({ properties }: BlockTree): string => sourceOf(properties)

const htmlOf = (type: string): HtmlForm => ({
  write: (block, out) => {
    const frame = frameAddress(sourceOf(block.properties))
    return writeFigure(block, [element('iframe', { ...(frame && { src: frame }), loading: 'lazy' })], out)
  },
  read: (node, from) => {
    const isOurs = isStamped(node, type)
    const address = webAddress(attribute(shownIn(node, 'iframe'), 'src'))
    // A frame without our type is offered to each of these kinds; the one that fits its address takes it.
    if (!isOurs && (!address?.startsWith('https:') || embedTypeOf(address) !== type)) return null
    return tree(type, { properties: { ...(address && { source: written(address) }), ...readCaption(node, from) } })
  },
})

export const embedsExchange: readonly KindExchange[] = embedServices.map(({ type }) =>
  defineExchange({
    type,
    properties: mediaProperties,
    format: mediaFormat,
    html: htmlOf(type),
    markdown: linkMarkdown(noLabel),
    plain: linkPlain(noLabel),
  }),
)
