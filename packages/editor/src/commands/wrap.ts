// The selected blocks put into a new block, where the first of them stands. Where that has words of its own the caret goes to them; else
// it stays where it is.
import { holdsText, inBlock } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import { anchorOf } from '@sheaf/core/operations/anchor'
import { parentOf } from '@sheaf/core/operations/tree'
import { unitOf, withLayouts } from '../block-selection/units'
import { type Command, selectedBlocks, siblingsOf } from './command'
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
      const { after } = anchorOf(siblingsOf(replica, first), first)
      draft.create(made, type, parentOf(replica.view.mustBlock(first)), { after, before: [first] })
      let last: Uuid[] = []
      for (const id of ids) {
        draft.move(id, inBlock(made), { after: last, before: [] })
        last = [id]
      }
      return holdsText(replica, made) ? { block: made, offset: 0 } : null
    })
    if (isDone && foldOf(core, made) === 'closed') core.options.folding?.open(made)
    if (isDone) onMade(made)
    return isDone
  }
