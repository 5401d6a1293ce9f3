// A bookmark, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const bookmarkOffers: KindOffers = {
  type: 'bookmark',
  offers: [
    {
      label: 'Bookmark',
      description: 'Save a link as a visual card',
      icon: 'bookmark',
      group: 'media',
      aliases: 'link, card, website, url, preview',
    },
  ],
}
