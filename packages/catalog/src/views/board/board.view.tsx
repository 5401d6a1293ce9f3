// A board, drawn; its code comes when the first one is.
import type { ViewView } from '@sheaf/database/contract/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'

export const boardView: ViewView = {
  type: 'board',
  View: onDemand(async () => (await import('./board-box')).BoardBox, <Skeleton height="20rem" />).Part,
  Settings: onDemand(async () => (await import('./board-settings')).BoardSettings).Part,
}
