// A heading may fold what lies below it.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'

export const isFolding = ({ format }: Pick<BlockTree, 'format'>): boolean => format['toggleable'] === true
