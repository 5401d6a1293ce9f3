// A film, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const videoOffers: KindOffers = {
  type: 'video',
  offers: [
    {
      label: 'Video',
      description: 'Upload a video or embed one from YouTube, Vimeo, and more',
      icon: 'video',
      group: 'media',
      aliases: 'film, movie, mp4, youtube, vimeo, clip',
    },
  ],
}
