// The colour of whole blocks: `format.block_color`, one of the ten text or ten background colours. 'default' takes it away.
import { blockPointer } from '@sheaf/core/operations/record-id'
import { type Command, selectedBlocks } from './command'

export const setColor =
  (color: string): Command =>
  core => {
    const ids = selectedBlocks(core)
    if (ids.length === 0) return false
    return core.act(draft => {
      for (const id of ids) {
        const pointer = blockPointer(core.replica.options.spaceId, id)
        const held = core.replica.block(id)?.format?.['block_color']
        if (color !== 'default') draft.set(pointer, ['format', 'block_color'], color)
        else if (held !== undefined) draft.unset(pointer, ['format', 'block_color'])
      }
      return null
    })
  }
