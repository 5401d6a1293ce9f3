// A slide, as menus offer it.
import { tree } from '@sheaf/core/kinds/block-tree'
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const slideOffers: KindOffers = {
  type: 'slide',
  offers: [
    {
      label: 'Slide',
      description: 'Add a presentation slide',
      icon: 'monitor',
      group: 'advanced',
      aliases: 'present, presentation, deck, card',
      seed: { children: [tree('header'), tree('text')] },
    },
  ],
}
