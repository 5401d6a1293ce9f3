// The colour of whole blocks: `format.block_color`, one of the ten text or ten background colours. 'default' takes it away.
import { colorBlock } from '@sheaf/core/actions/block-fields'
import { type Command, selectedBlocks } from './command'

export const setColor =
  (color: string): Command =>
  core => {
    const ids = selectedBlocks(core)
    if (ids.length === 0) return false
    return core.act(draft => {
      for (const id of ids) colorBlock(draft, id, color)
      return null
    })
  }
