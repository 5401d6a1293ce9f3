// A drawing, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const drawingOffers: KindOffers = {
  type: 'drawing',
  offers: [
    {
      label: 'Drawing',
      description: 'Sketch by hand',
      icon: 'pencil',
      group: 'media',
      aliases: 'sketch, draw, whiteboard, pen, freehand, ink',
    },
  ],
}
