// A link as a card: title, description, icon and picture of what it leads to, fetched when it is made.
import { asksWhenBare, defineBlock } from '@sheaf/core/kinds/block-kind'

export const bookmark = defineBlock({
  type: 'bookmark',
  label: 'Bookmark',
  head: 'void',
  holds: 'nothing',
  asks: asksWhenBare,
})
