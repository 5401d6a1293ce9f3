// A numbered list, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const numberedListOffers: KindOffers = {
  type: 'numbered_list',
  offers: [
    {
      label: 'Numbered list',
      description: 'A list that counts.',
      icon: 'list-ordered',
      group: 'basic',
      aliases: 'ol, ordered list, numbers, steps, 1.',
    },
  ],
}
