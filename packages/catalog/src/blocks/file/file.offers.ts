// A file, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const fileOffers: KindOffers = {
  type: 'file',
  offers: [
    {
      label: 'File',
      description: 'Upload or link a file',
      icon: 'paperclip',
      group: 'media',
      aliases: 'attachment, upload, document, zip, download',
    },
  ],
}
