// A breadcrumb, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const breadcrumbOffers: KindOffers = {
  type: 'breadcrumb',
  offers: [
    {
      label: 'Breadcrumb',
      description: 'Show where this page is',
      icon: 'chevrons-right',
      group: 'advanced',
      aliases: 'path, trail, location, navigation',
    },
  ],
}
