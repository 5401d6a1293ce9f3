// A toggle: an arrow in front of the line, and what is inside below it.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { emptyFold, toggleArrow } from '../toggle-arrow'
import { toggleLook } from './toggle.still'

const always = (): boolean => true

export const toggleView: BlockView = {
  ...toggleLook,
  hint: 'Toggle',
  lead: toggleArrow(always),
  foot: emptyFold(always),
}
