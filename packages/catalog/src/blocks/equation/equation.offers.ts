// An equation, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const equationOffers: KindOffers = {
  type: 'equation',
  offers: [
    {
      label: 'Equation',
      description: 'Display a TeX equation',
      icon: 'sigma',
      group: 'advanced',
      aliases: 'math, formula, latex, tex, katex',
    },
  ],
}
