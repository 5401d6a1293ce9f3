// What stands in front of a heading before the app is there.
import type { StillBlock } from '@sheaf/core/kinds/block-look'
import { isFolding } from './heading-fold'
import { stillArrow } from './still-arrow'

export const headingSign: NonNullable<StillBlock['sign']> = fields => stillArrow(isFolding(fields))
