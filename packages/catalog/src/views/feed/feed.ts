// Rows as posts, the newest first: who wrote what, and when.
import { defineView } from '@sheaf/core/kinds/view-kind'

export const feed = defineView({
  type: 'feed',
  beginsWithRows: false,
  label: 'Feed',
  description: 'Read rows as posts, newest first',
  icon: 'gallery-vertical-end',
  aliases: 'posts, news, blog, updates, stream',
  // Every row has the time it was made at, whether or not a property shows it.
  ask: ({ query }) =>
    query.sorts && query.sorts.length > 0 ? {} : { sorts: [{ property: 'created_time', direction: 'descending' }] },
})
