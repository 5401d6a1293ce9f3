// A feed, drawn; its code comes when the first one is.
import type { ViewView } from '@sheaf/editor/host/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

export const feedView: ViewView = {
  type: 'feed',
  View: onDemand(async () => (await import('./feed-box')).FeedBox).Part,
}
