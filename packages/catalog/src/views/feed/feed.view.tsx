// A feed, drawn; its code comes when the first one is.
import type { ViewView } from '@sheaf/database/contract/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'

export const feedView: ViewView = {
  type: 'feed',
  View: onDemand(async () => (await import('./feed-box')).FeedBox, <Skeleton height="20rem" />).Part,
}
