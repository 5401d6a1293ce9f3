// Every kind, in the order in which people see them. The server may import this door; views have their own.
import { type BlockKind, blockKinds } from '@sheaf/core/kinds/block-kind'
import { page } from './blocks/page/page'
import { text } from './blocks/text/text'

export const allBlockKinds: readonly BlockKind[] = [text, page]
export const catalogKinds = blockKinds(allBlockKinds)
