// The rows at the bottom of the sidebar, loaded when idle.
import type { Action, ActionContext } from '../../actions/action'
import { browseTeams, openTrash, showSettings } from '../../actions/sidebar-footer-actions'
import { SidebarRows } from './sidebar-rows'

const rows: readonly Action[] = [browseTeams, openTrash, showSettings]

export const RowsBelow = ({ context }: { readonly context: ActionContext }) => (
  <SidebarRows rows={rows} context={context} />
)
