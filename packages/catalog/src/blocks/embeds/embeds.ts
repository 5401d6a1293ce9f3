// Other sites in a frame: `embed` for any address, and a type for each service that people look for by name.
import { type BlockKind, defineBlock } from '@sheaf/core/kinds/block-kind'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { embedOf } from '@sheaf/core/kinds/embed-address'
import { element, type HtmlForm } from '@sheaf/core/kinds/exchange'
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
import { type EmbedService, embedServices } from './embed-list'

const types = new Set(embedServices.map(({ type }) => type))

/** What goes into the frame: the service's own address for it, or the address itself. Only https, never our own pages. */
export function frameAddress(source: string): string | null {
  const known = embedOf(source)
  if (known) return known.embedUrl
  const address = webAddress(source)
  return address?.startsWith('https:') ? address : null
}
/** The type that shows an address best. */
export function embedTypeOf(source: string): string {
  const found = embedOf(source)?.type
  return found && types.has(found) ? found : 'embed'
}
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

const kindOf = ({ type, label, description, icon, aliases }: EmbedService): BlockKind =>
  defineBlock({
    type,
    label,
    icon,
    head: 'void',
    holds: 'nothing',
    offers: [{ label, description, icon, group: 'embeds', aliases }],
    properties: mediaProperties,
    format: mediaFormat,
    html: htmlOf(type),
    markdown: linkMarkdown(noLabel),
    plain: linkPlain(noLabel),
  })

export const embeds: readonly BlockKind[] = embedServices.map(kindOf)
