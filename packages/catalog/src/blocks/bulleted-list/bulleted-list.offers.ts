// A bulleted list, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const bulletedListOffers: KindOffers = {
  type: 'bulleted_list',
  offers: [
    {
      label: 'Bulleted list',
      description: 'Create a simple bulleted list',
      icon: 'list',
      group: 'basic',
      aliases: 'ul, unordered list, bullet, points, -',
    },
  ],
}
