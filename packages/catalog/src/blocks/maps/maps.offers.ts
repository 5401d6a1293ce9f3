// A place, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const mapsOffers: KindOffers = {
  type: 'maps',
  offers: [
    {
      label: 'Map embed',
      description: 'Show a place on a map',
      icon: 'map-pin',
      group: 'embeds',
      aliases: 'map, place, location, address, google maps, openstreetmap, coordinates',
    },
  ],
}
