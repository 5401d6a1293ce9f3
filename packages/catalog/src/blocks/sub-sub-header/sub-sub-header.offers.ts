// The smallest heading, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const subSubHeaderOffers: KindOffers = {
  type: 'sub_sub_header',
  offers: [
    {
      label: 'Heading 3',
      description: 'Small section heading',
      icon: 'heading-3',
      group: 'basic',
      aliases: 'h3, subheader, section, ###',
    },
    {
      label: 'Toggle heading 3',
      description: 'Hide content under a heading',
      icon: 'list-collapse',
      group: 'advanced',
      aliases: 'toggle h3, collapsible heading, fold',
      seed: { format: { toggleable: true } },
    },
  ],
}
