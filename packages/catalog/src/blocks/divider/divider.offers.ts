// A divider, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const dividerOffers: KindOffers = {
  type: 'divider',
  offers: [
    {
      label: 'Divider',
      description: 'Visually divide blocks',
      icon: 'minus',
      group: 'basic',
      aliases: 'hr, rule, separator, line, ---',
    },
  ],
}
