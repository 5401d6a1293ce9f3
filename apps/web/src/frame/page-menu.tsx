// What can be done with the page that is open.
import { Icon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import type { Opened } from '@sheaf/ui/on-demand/opener'
import type { Action, ActionContext } from '../actions/action'
import { copyPageLink, moveToTrash, presentPage, redo, undo } from '../actions/all'
import { shortcutName } from '../actions/use-shortcuts'
import { PageLookItems } from './page-look-items'

export function PageMenu({ context, ...opened }: Opened & { readonly context: ActionContext }) {
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
      {item(presentPage)}
      {context.pageId && <PageLookItems pageId={context.pageId} />}
      <MenuSeparator />
      {item(undo)}
      {item(redo)}
      <MenuSeparator />
      {item(moveToTrash)}
    </Menu>
  )
}
