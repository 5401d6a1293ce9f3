// A toggle before the app is there: whether it is open only the app knows.
import type { BlockLook, StillBlock } from '@sheaf/core/kinds/block-look'
import { stillArrow } from '../still-arrow'

export const toggleLook: BlockLook = { type: 'toggle', folds: () => true }

export const toggleStill: StillBlock = { ...toggleLook, sign: () => stillArrow(true) }
