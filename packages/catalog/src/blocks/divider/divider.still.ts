// A hairline.
import type { StillBlock } from '@sheaf/core/kinds/block-look'
import { element } from '@sheaf/core/kinds/exchange'

export const dividerStill: StillBlock = { type: 'divider', box: element('hr', { className: ['sheaf-divider'] }) }
