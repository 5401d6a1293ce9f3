// The rows at the foot of the sidebar. Nobody waits for them.
import type { Action, ActionContext } from '../../actions/action'
import { browseTeams, openTrash, showSettings } from '../../actions/sidebar-footer-actions'
import { SidebarRows } from './sidebar-rows'

const rows: readonly Action[] = [browseTeams, openTrash, showSettings]

export const RowsBelow = ({ context }: { readonly context: ActionContext }) => (
  <SidebarRows rows={rows} context={context} />
)
