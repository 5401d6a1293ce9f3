// A button, as menus offer it.
import { tree } from '@sheaf/core/kinds/block-tree'
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const buttonOffers: KindOffers = {
  type: 'button',
  offers: [
    {
      label: 'Button',
      description: 'Run actions with one click',
      icon: 'zap',
      group: 'advanced',
      aliases: 'action, automation, press, template',
      seed: { children: [tree('text')] },
    },
  ],
}
