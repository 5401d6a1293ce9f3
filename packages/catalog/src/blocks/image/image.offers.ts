// A picture, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const imageOffers: KindOffers = {
  type: 'image',
  offers: [
    {
      label: 'Image',
      description: 'A picture from your files or by its address.',
      icon: 'image',
      group: 'media',
      aliases: 'picture, photo, img, png, jpg, gif, upload',
    },
  ],
}
