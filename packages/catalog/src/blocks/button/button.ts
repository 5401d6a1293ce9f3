// A button: what a press does is a list of steps.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'

export const button = defineBlock({
  type: 'button',
  label: 'Button',
  icon: 'zap',
  head: 'frame',
  borders: 'around',
  offers: [
    {
      label: 'Button',
      description: 'Inserts blocks, asks, or opens a page, at a press.',
      icon: 'zap',
      group: 'advanced',
      aliases: 'action, automation, press, template',
      seed: { children: [tree('text')] },
    },
  ],
})
