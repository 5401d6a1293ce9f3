// A synced block: its children are the original that references elsewhere show.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const transclusionContainer = defineBlock({
  type: 'transclusion_container',
  label: 'Synced block',
  head: 'frame',
  borders: 'around',
})
