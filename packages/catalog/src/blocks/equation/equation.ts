// An equation on a line of its own. Its TeX is the block's text, so that what two people write in it at once comes together.
import { asksAlways, defineBlock } from '@sheaf/core/kinds/block-kind'
import { type BlockTree } from '@sheaf/core/kinds/block-tree'

export const texOf = ({ runs }: Pick<BlockTree, 'runs'>): string =>
  runs.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('')

export const equation = defineBlock({
  type: 'equation',
  label: 'Equation',
  head: 'void',
  holds: 'nothing',
  asks: asksAlways,
  typed: [{ sign: '$$' }],
})
