// A place, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const mapsOffers: KindOffers = {
  type: 'maps',
  offers: [
    {
      label: 'Map',
      description: 'A place, by its address or coordinates.',
      icon: 'map-pin',
      group: 'embeds',
      aliases: 'place, location, address, google maps, openstreetmap, coordinates',
    },
  ],
}
