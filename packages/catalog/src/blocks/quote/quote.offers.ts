// A quote, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const quoteOffers: KindOffers = {
  type: 'quote',
  offers: [
    {
      label: 'Quote',
      description: 'Capture a quote',
      icon: 'quote',
      group: 'basic',
      aliases: 'citation, blockquote, cite, "',
    },
  ],
}
