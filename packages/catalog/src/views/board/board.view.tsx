// A board, drawn; its code comes when the first one is.
import type { ViewView } from '@sheaf/editor/host/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

export const boardView: ViewView = {
  type: 'board',
  View: onDemand(async () => (await import('./board-box')).BoardBox).Part,
  Settings: onDemand(async () => (await import('./board-settings')).BoardSettings).Part,
}
