import type { BlockLook, StillBlock } from '@sheaf/core/kinds/block-look'
import { isFolding } from '../heading-fold'
import { headingSign } from '../heading-still'

export const subHeaderLook: BlockLook = { type: 'sub_header', tag: 'h3', folds: isFolding }

export const subHeaderStill: StillBlock = { ...subHeaderLook, sign: headingSign }
