// The largest heading, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const headerOffers: KindOffers = {
  type: 'header',
  offers: [
    {
      label: 'Heading 1',
      description: 'Large section heading',
      icon: 'heading-1',
      group: 'basic',
      aliases: 'h1, header, title, section, #',
    },
    {
      label: 'Toggle heading 1',
      description: 'Hide content under a heading',
      icon: 'list-collapse',
      group: 'advanced',
      aliases: 'toggle h1, collapsible heading, fold',
      seed: { format: { toggleable: true } },
    },
  ],
}
