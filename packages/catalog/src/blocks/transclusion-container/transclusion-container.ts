// A synced block: its children are the original that references elsewhere show.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'

export const transclusionContainer = defineBlock({
  type: 'transclusion_container',
  label: 'Synced block',
  icon: 'repeat',
  head: 'frame',
  borders: 'around',
  offers: [
    {
      label: 'Synced block',
      description: 'Blocks that stand in several places and change everywhere at once.',
      icon: 'repeat',
      group: 'advanced',
      aliases: 'sync, mirror, transclude, reuse, copy and sync',
      seed: { children: [tree('text')] },
    },
  ],
})
