// A recording, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const audioOffers: KindOffers = {
  type: 'audio',
  offers: [
    {
      label: 'Audio',
      description: 'Upload or embed audio',
      icon: 'volume-2',
      group: 'media',
      aliases: 'sound, music, recording, podcast, mp3',
    },
  ],
}
