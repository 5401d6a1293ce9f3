// A paragraph before the app is there.
import type { StillBlock } from '@sheaf/core/kinds/block-look'

export const textStill: StillBlock = { type: 'text' }
