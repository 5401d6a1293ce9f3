// Columns, as menus offer them.
import { tree } from '@sheaf/core/kinds/block-tree'
import type { BlockOffer, KindOffers } from '@sheaf/core/kinds/offer'

const offered = (count: number, words: Pick<BlockOffer, 'label' | 'description' | 'icon'>): BlockOffer => ({
  ...words,
  group: 'advanced',
  aliases: 'columns, side by side, layout',
  seed: {
    children: Array.from({ length: count }, () =>
      tree('column', { format: { column_ratio: Math.round(1e4 / count) / 1e4 }, children: [tree('text')] }),
    ),
  },
})

export const columnListOffers: KindOffers = {
  type: 'column_list',
  offers: [
    offered(2, { label: '2 columns', description: 'Two columns of blocks', icon: 'columns-2' }),
    offered(3, { label: '3 columns', description: 'Three columns of blocks', icon: 'columns-3' }),
    offered(4, { label: '4 columns', description: 'Four columns of blocks', icon: 'columns-4' }),
    offered(5, { label: '5 columns', description: 'Five columns of blocks', icon: 'columns-4' }),
  ],
}
