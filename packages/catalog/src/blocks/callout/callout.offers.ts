// A callout, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const calloutOffers: KindOffers = {
  type: 'callout',
  offers: [
    {
      label: 'Callout',
      description: 'Make writing stand out',
      icon: 'lightbulb',
      group: 'basic',
      aliases: 'note, info, tip, warning, box, aside, highlight',
      seed: { format: { page_icon: '💡', block_color: 'grey_background' } },
    },
  ],
}
