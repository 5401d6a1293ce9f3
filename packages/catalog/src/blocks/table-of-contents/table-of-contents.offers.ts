// A table of contents, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const tableOfContentsOffers: KindOffers = {
  type: 'table_of_contents',
  offers: [
    {
      label: 'Table of contents',
      description: 'Show an outline of this page',
      icon: 'list-tree',
      group: 'advanced',
      aliases: 'toc, outline, index, headings',
    },
  ],
}
