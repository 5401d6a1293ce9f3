// A toggle: an arrow in front of the line, and what is inside below it.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { emptyFold, toggleArrow } from '../toggle-arrow'

const always = (): boolean => true

export const toggleView: BlockView = {
  type: 'toggle',
  hint: 'Toggle',
  folds: always,
  lead: toggleArrow(always),
  foot: emptyFold(always),
}
