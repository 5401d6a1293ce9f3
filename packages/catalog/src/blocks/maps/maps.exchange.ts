// Map, as other programs have it.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, htmlText } from '@sheaf/core/kinds/exchange'
import { mediaFormat, plainField, richText } from '../../media/media-fields'
import { isStamped, linkParagraph, readCaption, shownCaption, writeFigure } from '../../media/media-html'
import { mapLink, type Place, placeOf } from './places'

const shownPlace = ({ properties }: BlockTree): Place | null => placeOf(plainField(properties, 'source'))

export const mapsExchange = defineExchange({
  type: 'maps',
  properties: { source: richText, caption: richText },
  format: mediaFormat,
  html: {
    write: (block, out) => {
      const place = shownPlace(block)
      const link = place ? element('a', { href: mapLink(place) }, [htmlText(place.name)]) : element('span')
      return writeFigure(block, [link], out)
    },
    read: (node, from) => (isStamped(node, 'maps') ? tree('maps', { properties: readCaption(node, from) }) : null),
  },
  markdown: block => {
    const place = shownPlace(block)
    return place ? [linkParagraph(mapLink(place), place.name)] : []
  },
  plain: block => [shownPlace(block)?.name ?? '', shownCaption(block)].filter(text => text !== '').join('\n'),
})
