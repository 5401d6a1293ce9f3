// A numbered list, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'
import { withForm } from './numbered-list'

export const numberedListOffers: KindOffers = {
  type: 'numbered_list',
  offers: [
    {
      label: 'Numbered list',
      description: 'Create a list with numbers',
      icon: 'list-ordered',
      group: 'basic',
      aliases: 'ol, ordered list, numbers, steps, 1.',
    },
    {
      label: 'Lettered list',
      description: 'Create a list with letters',
      icon: 'list-ordered',
      group: 'basic',
      aliases: 'ol, ordered list, letters, a.',
      seed: withForm('letters'),
    },
    {
      label: 'Roman numeral list',
      description: 'Create a list with Roman numerals',
      icon: 'list-ordered',
      group: 'basic',
      aliases: 'ol, ordered list, roman, numerals, i.',
      seed: withForm('roman'),
    },
  ],
}
