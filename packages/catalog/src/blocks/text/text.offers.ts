// A paragraph, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const textOffers: KindOffers = {
  type: 'text',
  offers: [
    {
      label: 'Text',
      description: 'Just start writing with plain text',
      icon: 'type',
      group: 'basic',
      aliases: 'paragraph, plain, p',
    },
  ],
}
