// A toggle, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const toggleOffers: KindOffers = {
  type: 'toggle',
  offers: [
    {
      label: 'Toggle list',
      description: 'A line that hides and shows what is inside.',
      icon: 'list-collapse',
      group: 'basic',
      aliases: 'collapse, fold, accordion, details, >',
    },
  ],
}
