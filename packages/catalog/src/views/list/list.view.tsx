// A list, drawn; its code comes when the first one is.
import type { ViewView } from '@sheaf/database/contract/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'

export const listView: ViewView = {
  type: 'list',
  View: onDemand(async () => (await import('./list-box')).ListBox, <Skeleton height="20rem" />).Part,
}
