// The selected blocks put into a new block, where the first of them stands. Where that has words of its own the caret goes to them; else
// it stays where it is.
import { holdsText } from '@sheaf/core/actions/blocks/places'
import { wrapBlocks as wrapThem } from '@sheaf/core/actions/blocks/wrap-blocks'
import type { Uuid } from '@sheaf/core/ids'
import { unitOf, withLayouts } from '../block-selection/units'
import { type Command, selectedBlocks } from './command'
import { foldOf, mayHold } from './places'

export const wrapBlocks =
  (type: string, onMade: (wrapping: Uuid) => void = () => {}): Command =>
  core => {
    const { replica } = core
    const ids = withLayouts(core, [...new Set(selectedBlocks(core).flatMap(id => unitOf(core, id) ?? []))])
    const [first] = ids
    if (first === undefined || !mayHold(core, replica.view.mustBlock(first).parent_id, type)) return false
    const made = core.options.newId()
    core.options.history.closeEntry()
    const isDone = core.act(draft => {
      wrapThem(draft, made, type, ids)
      return holdsText(replica, made) ? { block: made, offset: 0 } : null
    })
    if (isDone && foldOf(core, made) === 'closed') core.options.folding?.open(made)
    if (isDone) onMade(made)
    return isDone
  }
