import type { BlockLook, StillBlock } from '@sheaf/core/kinds/block-look'
import { isFolding } from '../heading-fold'
import { headingSign } from '../heading-still'

export const subSubHeaderLook: BlockLook = { type: 'sub_sub_header', tag: 'h4', folds: isFolding }

export const subSubHeaderStill: StillBlock = { ...subSubHeaderLook, sign: headingSign }
