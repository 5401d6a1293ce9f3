// A list, drawn; its code comes when the first one is.
import type { ViewView } from '@sheaf/editor/host/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

export const listView: ViewView = {
  type: 'list',
  View: onDemand(async () => (await import('./list-box')).ListBox).Part,
}
