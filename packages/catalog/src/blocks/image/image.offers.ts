// A picture, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const imageOffers: KindOffers = {
  type: 'image',
  offers: [
    {
      label: 'Image',
      description: 'Upload or embed an image',
      icon: 'image',
      group: 'media',
      aliases: 'picture, photo, img, png, jpg, gif, upload',
    },
  ],
}
