// A drawing by hand.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const drawing = defineBlock({
  type: 'drawing',
  label: 'Drawing',
  icon: 'pencil',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Drawing',
      description: 'A canvas to draw on by hand.',
      icon: 'pencil',
      group: 'media',
      aliases: 'sketch, draw, whiteboard, pen, freehand, ink',
    },
  ],
})
