// The selected blocks to the trash, whatever is selected in them: what a menu or a shortcut means by deleting.
import { unitOf } from '../block-selection/units'
import { type Command, selectedBlocks } from './command'
import { trashAndStay } from './delete-range'

export const deleteBlocks: Command = core => {
  const ids = [...new Set(selectedBlocks(core).flatMap(id => unitOf(core, id) ?? []))]
  return ids.length > 0 && core.act(draft => trashAndStay(core, draft, ids))
}
