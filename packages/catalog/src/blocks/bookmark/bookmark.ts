// A link as a card: title, description, icon and picture of what it leads to, fetched when it is made.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const bookmark = defineBlock({
  type: 'bookmark',
  label: 'Bookmark',
  icon: 'bookmark',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Bookmark',
      description: 'A link as a card, with title and picture.',
      icon: 'bookmark',
      group: 'media',
      aliases: 'link, card, website, url, preview',
    },
  ],
})
