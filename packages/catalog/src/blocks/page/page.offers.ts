// A page, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const pageOffers: KindOffers = {
  type: 'page',
  offers: [
    {
      label: 'Page',
      description: 'Add a page inside this page',
      icon: 'file-plus',
      group: 'basic',
      aliases: 'subpage, document, new page',
    },
  ],
}
