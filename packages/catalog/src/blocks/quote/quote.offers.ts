// A quote, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const quoteOffers: KindOffers = {
  type: 'quote',
  offers: [
    {
      label: 'Quote',
      description: 'Words of somebody else, set apart.',
      icon: 'quote',
      group: 'basic',
      aliases: 'citation, blockquote, cite, "',
    },
  ],
}
