// A template button: a press inserts copies of what lies in it.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'

export const factory = defineBlock({
  type: 'factory',
  label: 'Template button',
  icon: 'layout-template',
  head: 'frame',
  borders: 'around',
  offers: [
    {
      label: 'Template button',
      description: 'Inserts copies of its blocks at every press.',
      icon: 'layout-template',
      group: 'advanced',
      aliases: 'template, factory, duplicate, repeat',
      seed: { children: [tree('to_do')] },
    },
  ],
})
