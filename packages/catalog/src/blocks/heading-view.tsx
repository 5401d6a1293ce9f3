// How the three headings are drawn. The page's title is the first level of the outline, so theirs begin below it.
import type { BlockView, ShownFields } from '@sheaf/editor/views/block-view'
import { isFolding } from './heading-fold'
import './heading.css'
import { emptyFold, toggleArrow } from './toggle-arrow'

const folds = (fields: ShownFields): boolean => isFolding(fields)

export const headingView = (view: Pick<BlockView, 'type' | 'tag' | 'hint'>): BlockView => ({
  ...view,
  folds,
  lead: toggleArrow(folds),
  foot: emptyFold(folds),
})
