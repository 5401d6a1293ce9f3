// What can be done with the page that is open.
import { Icon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import type { Opened } from '@sheaf/ui/on-demand/opener'
import type { Action, ActionContext } from '../actions/action'
import { copyPageLink, moveToTrash, presentPage, redo, undo } from '../actions/all'
import { duplicatePage, exportPage, movePageTo, printPage, renameOpenPage } from '../actions/page-actions'
import { openTrash } from '../actions/sidebar-footer-actions'
import { startHere } from '../actions/start-here'
import { shortcutName } from '../actions/use-shortcuts'
import { PageFacts } from './page-facts'
import { PageLookItems } from './page-look-items'

export function PageMenu({ context, ...opened }: Opened & { readonly context: ActionContext }) {
  const { pageId } = context
  const item = (action: Action) => (
    <MenuItem
      label={action.label()}
      icon={<Icon of={action.icon} />}
      shortcut={shortcutName(action)}
      disabled={action.when?.(context) === false}
      onSelect={() => action.run(context)}
    />
  )
  return (
    <Menu align="end" {...opened}>
      {item(copyPageLink)}
      {item(renameOpenPage)}
      {item(duplicatePage)}
      {item(movePageTo)}
      {item(presentPage)}
      {item(startHere)}
      {item(exportPage)}
      {item(printPage)}
      {pageId && <PageLookItems pageId={pageId} />}
      <MenuSeparator />
      {item(undo)}
      {item(redo)}
      <MenuSeparator />
      {item(openTrash)}
      {item(moveToTrash)}
      {pageId && <PageFacts pageId={pageId} />}
    </Menu>
  )
}
