// A toggle, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const toggleOffers: KindOffers = {
  type: 'toggle',
  offers: [
    {
      label: 'Toggle list',
      description: 'Hide and show content inside',
      icon: 'list-collapse',
      group: 'basic',
      aliases: 'collapse, fold, accordion, details, >',
    },
  ],
}
