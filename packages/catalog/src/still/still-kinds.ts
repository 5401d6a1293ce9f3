// The kinds that can be drawn before the app is there.
import type { StillBlock } from '@sheaf/core/kinds/block-look'
import { bulletedListStill } from '../blocks/bulleted-list/bulleted-list.still'
import { calloutStill } from '../blocks/callout/callout.still'
import { codeStill } from '../blocks/code/code.still'
import { dividerStill } from '../blocks/divider/divider.still'
import { headerStill } from '../blocks/header/header.still'
import { numberedListStill } from '../blocks/numbered-list/numbered-list.still'
import { quoteStill } from '../blocks/quote/quote.still'
import { subHeaderStill } from '../blocks/sub-header/sub-header.still'
import { subSubHeaderStill } from '../blocks/sub-sub-header/sub-sub-header.still'
import { textStill } from '../blocks/text/text.still'
import { toDoStill } from '../blocks/to-do/to-do.still'
import { toggleStill } from '../blocks/toggle/toggle.still'

const allStills: readonly StillBlock[] = [
  textStill,
  headerStill,
  subHeaderStill,
  subSubHeaderStill,
  toDoStill,
  bulletedListStill,
  numberedListStill,
  toggleStill,
  quoteStill,
  calloutStill,
  dividerStill,
  codeStill,
]

export const stillKinds: ReadonlyMap<string, StillBlock> = new Map(allStills.map(still => [still.type, still]))
