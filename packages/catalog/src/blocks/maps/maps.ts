// A place. It is said in words until somebody asks for the map: a map comes from another company, which then knows who looks.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { element, htmlText } from '@sheaf/core/kinds/exchange'
import { mediaFormat, plainField, richText } from '../../media/media-fields'
import { isStamped, linkParagraph, readCaption, shownCaption, writeFigure } from '../../media/media-html'
import { mapLink, type Place, placeOf } from './places'

const shownPlace = ({ properties }: BlockTree): Place | null => placeOf(plainField(properties, 'source'))

export const maps = defineBlock({
  type: 'maps',
  label: 'Map',
  icon: 'map-pin',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Map',
      description: 'A place, by its address or coordinates.',
      icon: 'map-pin',
      group: 'embeds',
      aliases: 'place, location, address, google maps, openstreetmap, coordinates',
    },
  ],
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
