// Tabs, as menus offer them.
import type { KindOffers } from '@sheaf/core/kinds/offer'
import { newPanel } from './tab'

export const tabOffers: KindOffers = {
  type: 'tab',
  offers: [
    {
      label: 'Tabs',
      description: 'Organize content in tabs',
      icon: 'gallery-vertical-end',
      group: 'advanced',
      aliases: 'tab, panel, sections, switch',
      seed: { children: [newPanel(), newPanel()] },
    },
  ],
}
