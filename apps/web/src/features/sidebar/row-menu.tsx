// The menu of a page in the sidebar. One menu for all rows: hundreds of pages must not cost hundreds of menus.
import { ExternalLinkIcon, Icon, PanelRightIcon, PencilIcon, StarOffIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import type { Action, ActionContext } from '../../actions/action'
import { copyPageLink, moveToTrash } from '../../actions/all'
import { favourite } from '../../actions/favourites'
import { duplicatePage, movePageTo } from '../../actions/page-actions'
import { shortcutName } from '../../actions/use-shortcuts'
import { isFavourite } from '../../data/favourite-list'
import { t } from '../../i18n/t'
import { openPeek } from '../../navigation'
import { pagePath } from '../../routes'
import type { TreeRow } from './tree-shape'

/** Which row's, and beside what. */
export interface RowMenuAt {
  readonly row: TreeRow
  readonly anchor: Element
}

interface RowMenuProps {
  readonly menu: RowMenuAt | null
  readonly context: ActionContext
  readonly onRename: (row: TreeRow) => void
  readonly onClose: () => void
}

export function RowMenu({ menu, context, onRename, onClose }: RowMenuProps) {
  const forPage: ActionContext = { ...context, pageId: menu?.row.id }
  const id = menu?.row.id
  const item = (action: Action) => (
    <MenuItem
      label={action.label()}
      icon={<Icon of={action.icon} />}
      shortcut={shortcutName(action)}
      onSelect={() => action.run(forPage)}
    />
  )
  const isStarred = id !== undefined && isFavourite(context.session.replica, id)
  return (
    <Menu open={menu !== null} anchor={menu?.anchor ?? null} onOpenChange={isOpen => !isOpen && onClose()}>
      <MenuItem
        label={isStarred ? t('Remove from favorites') : t('Add to favorites')}
        icon={<Icon of={isStarred ? StarOffIcon : favourite.icon} />}
        shortcut={shortcutName(favourite)}
        onSelect={() => favourite.run(forPage)}
      />
      <MenuSeparator />
      {item(copyPageLink)}
      {item(duplicatePage)}
      {item(movePageTo)}
      <MenuItem
        label={t('Rename')}
        icon={<Icon of={PencilIcon} />}
        shortcut="F2"
        onSelect={() => menu && onRename(menu.row)}
      />
      <MenuSeparator />
      <MenuItem
        label={t('Open in side peek')}
        icon={<Icon of={PanelRightIcon} mirrored />}
        onSelect={() => id && openPeek(id)}
      />
      <MenuItem
        label={t('Open in new tab')}
        icon={<Icon of={ExternalLinkIcon} />}
        onSelect={() => id && window.open(pagePath(id), '_blank', 'noopener')}
      />
      <MenuSeparator />
      {item(moveToTrash)}
    </Menu>
  )
}
