// Deeper and back, by key. A folded block that takes others in opens.
import { indentable, indentBlocks, outdentable, outdentBlocks } from '@sheaf/core/actions/blocks/indent'
import { type Command, selectedBlocks } from './command'
import { foldOf } from './places'

export const indent: Command = core => {
  const going = indentable(core.replica, core.pageId, selectedBlocks(core))
  if (!going) return false
  if (foldOf(core, going.under) === 'closed') core.options.folding?.open(going.under)
  return core.act(draft => {
    indentBlocks(draft, going)
    return null
  })
}

export const outdent: Command = core => {
  const going = outdentable(core.replica, core.pageId, selectedBlocks(core))
  if (going.length === 0) return false
  return core.act(draft => {
    outdentBlocks(draft, going)
    return null
  })
}
