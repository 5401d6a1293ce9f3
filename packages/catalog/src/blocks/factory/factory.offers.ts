// A template button, as menus offer it.
import { tree } from '@sheaf/core/kinds/block-tree'
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const factoryOffers: KindOffers = {
  type: 'factory',
  offers: [
    {
      label: 'Template button',
      description: 'Insert a copy of its blocks with one click',
      icon: 'layout-template',
      group: 'advanced',
      aliases: 'template, factory, duplicate, repeat',
      seed: { children: [tree('to_do')] },
    },
  ],
}
