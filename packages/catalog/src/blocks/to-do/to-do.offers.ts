// A to-do, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

export const toDoOffers: KindOffers = {
  type: 'to_do',
  offers: [
    {
      label: 'To-do list',
      description: 'Track tasks with a to-do list',
      icon: 'square-check',
      group: 'basic',
      aliases: 'todo, task, checkbox, check list, []',
    },
  ],
}
