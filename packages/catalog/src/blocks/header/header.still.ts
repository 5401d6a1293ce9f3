import type { BlockLook, StillBlock } from '@sheaf/core/kinds/block-look'
import { isFolding } from '../heading-fold'
import { headingSign } from '../heading-still'

export const headerLook: BlockLook = { type: 'header', tag: 'h2', folds: isFolding }

export const headerStill: StillBlock = { ...headerLook, sign: headingSign }
