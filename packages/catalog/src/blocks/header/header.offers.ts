// The largest heading, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const headerOffers: KindOffers = {
  type: 'header',
  offers: [
    {
      label: 'Heading 1',
      description: 'A large heading for the parts of a page.',
      icon: 'heading-1',
      group: 'basic',
      aliases: 'h1, header, title, section, #',
    },
    {
      label: 'Toggle heading 1',
      description: 'A heading that folds away what lies below it.',
      icon: 'list-collapse',
      group: 'advanced',
      aliases: 'toggle h1, collapsible heading, fold',
      seed: { format: { toggleable: true } },
    },
  ],
}
