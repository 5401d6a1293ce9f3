// A heading within a part, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const subHeaderOffers: KindOffers = {
  type: 'sub_header',
  offers: [
    {
      label: 'Heading 2',
      description: 'Medium section heading',
      icon: 'heading-2',
      group: 'basic',
      aliases: 'h2, subheader, section, ##',
    },
    {
      label: 'Toggle heading 2',
      description: 'Hide content under a heading',
      icon: 'list-collapse',
      group: 'advanced',
      aliases: 'toggle h2, collapsible heading, fold',
      seed: { format: { toggleable: true } },
    },
  ],
}
