import type { StillBlock } from '@sheaf/core/kinds/block-look'

export const quoteStill: StillBlock = { type: 'quote', tag: 'blockquote' }
