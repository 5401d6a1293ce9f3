// A link to a page, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const linkToPageOffers: KindOffers = {
  type: 'link_to_page',
  offers: [
    {
      label: 'Link to page',
      description: 'Link to an existing page',
      icon: 'arrow-up-right',
      group: 'basic',
      aliases: 'page link, reference, shortcut',
    },
  ],
}
