// A synced block, as menus offer it.
import { tree } from '@sheaf/core/kinds/block-tree'
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const transclusionContainerOffers: KindOffers = {
  type: 'transclusion_container',
  offers: [
    {
      label: 'Synced block',
      description: 'Sync content across pages',
      icon: 'repeat',
      group: 'advanced',
      aliases: 'sync, mirror, transclude, reuse, copy and sync',
      seed: { children: [tree('text')] },
    },
  ],
}
