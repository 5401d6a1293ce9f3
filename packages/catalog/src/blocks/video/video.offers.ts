// A film, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const videoOffers: KindOffers = {
  type: 'video',
  offers: [
    {
      label: 'Video',
      description: 'A film from your files, or from YouTube, Vimeo and others.',
      icon: 'video',
      group: 'media',
      aliases: 'film, movie, mp4, youtube, vimeo, clip',
    },
  ],
}
