// How the three headings are drawn. The page's title is the first level of the outline, so theirs begin below it.
import type { BlockLook } from '@sheaf/core/kinds/block-look'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { isFolding } from './heading-fold'
import './heading.css'
import { emptyFold, toggleArrow } from './toggle-arrow'

export const headingView = (look: BlockLook, hint: string): BlockView => ({
  ...look,
  hint,
  lead: toggleArrow(isFolding),
  foot: emptyFold(isFolding),
})
