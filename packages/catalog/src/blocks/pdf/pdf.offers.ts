// A PDF, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const pdfOffers: KindOffers = {
  type: 'pdf',
  offers: [
    {
      label: 'PDF',
      description: 'Embed a PDF',
      icon: 'file-text',
      group: 'media',
      aliases: 'document, acrobat, paper, pages',
    },
  ],
}
