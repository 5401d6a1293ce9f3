// The menu of a page in the sidebar. One menu for all rows: hundreds of pages must not cost hundreds of menus.
import type { Uuid } from '@sheaf/core/ids'
import { Icon, LinkIcon, TrashIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import type { ActionContext } from '../../actions/action'
import { copyPageLink, moveToTrash } from '../../actions/all'

/** Which page's, and beside what. */
export interface RowMenuAt {
  readonly id: Uuid
  readonly anchor: Element
}

interface RowMenuProps {
  readonly menu: RowMenuAt | null
  readonly context: ActionContext
  readonly onClose: () => void
}

export function RowMenu({ menu, context, onClose }: RowMenuProps) {
  const forPage: ActionContext = { ...context, pageId: menu?.id }
  return (
    <Menu open={menu !== null} anchor={menu?.anchor ?? null} onOpenChange={isOpen => !isOpen && onClose()}>
      <MenuItem label={copyPageLink.label()} icon={<Icon of={LinkIcon} />} onSelect={() => copyPageLink.run(forPage)} />
      <MenuSeparator />
      <MenuItem label={moveToTrash.label()} icon={<Icon of={TrashIcon} />} onSelect={() => moveToTrash.run(forPage)} />
    </Menu>
  )
}
