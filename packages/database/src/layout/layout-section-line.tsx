// The head of a section in the layout's list. Groups have a name that is written here, and may stand in a box.

import type { GroupModule } from '@sheaf/core/collection/page-layout'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { ArrowDownIcon, ArrowUpIcon, Icon, MoreIcon, TrashIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuCheckItem, MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import styles from './layout-editor.module.css'
import type { LayoutActions } from './use-layout'

interface LayoutSectionLineProps {
  /** Null for the sections that are always there. */
  readonly group: GroupModule | null
  readonly name: string
  readonly hint: string | null
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly actions: LayoutActions
}

export function LayoutSectionLine({ group, name, hint, isFirst, isLast, actions }: LayoutSectionLineProps) {
  const { t } = useBlockHost()
  if (!group)
    return (
      <h3 className={styles.section}>
        {name}
        {hint && <span className={styles.hint}>{hint}</span>}
      </h3>
    )
  const rename = (words: string): void => {
    if (words.trim() !== group.name) actions.changeGroup(group, { name: words.trim() })
  }
  return (
    <div className={styles.section}>
      <span className={styles.groupName}>
        <Field
          key={group.name}
          label={t('Group name')}
          labelHidden
          defaultValue={group.name}
          maxLength={200}
          onBlur={event => rename(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) rename(event.currentTarget.value)
          }}
        />
      </span>
      <Menu trigger={<IconButton label={t('{name} group options', { name })} icon={<Icon of={MoreIcon} />} />}>
        {!isFirst && (
          <MenuItem
            icon={<Icon of={ArrowUpIcon} />}
            label={t('Move up')}
            onSelect={() => actions.moveGroup(group, -1)}
          />
        )}
        {!isLast && (
          <MenuItem
            icon={<Icon of={ArrowDownIcon} />}
            label={t('Move down')}
            onSelect={() => actions.moveGroup(group, 1)}
          />
        )}
        <MenuCheckItem
          label={t('Show in panel')}
          checked={group.panel === true}
          onChange={panel => actions.changeGroup(group, { panel })}
        />
        <MenuSeparator />
        <MenuItem
          danger
          icon={<Icon of={TrashIcon} />}
          label={t('Remove group')}
          onSelect={() => actions.removeGroup(group)}
        />
      </Menu>
    </div>
  )
}
