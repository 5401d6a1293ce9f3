// A paragraph, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const textOffers: KindOffers = {
  type: 'text',
  offers: [
    {
      label: 'Text',
      description: 'Plain writing, a paragraph at a time.',
      icon: 'type',
      group: 'basic',
      aliases: 'paragraph, plain, p',
    },
  ],
}
