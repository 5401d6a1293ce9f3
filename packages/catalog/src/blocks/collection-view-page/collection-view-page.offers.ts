// A database that is a page, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const collectionViewPageOffers: KindOffers = {
  type: 'collection_view_page',
  offers: [
    {
      label: 'Database page',
      description: 'Create a full-page database',
      icon: 'database',
      group: 'database',
      aliases: 'database, full page, collection, table',
      seed: { format: { begin_with_view: 'table' } },
    },
  ],
}
