// A property in the layout's list: its grip, its name, when it is shown, and the way to another section.

import type { LayoutLine } from '@sheaf/core/collection/layout-moves'
import { type Visibility, visibilities } from '@sheaf/core/collection/page-layout'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { GripIcon, Icon, MoveIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { useDatabase } from '../contract/database-hooks'
import type { Translate } from '../host/translate'
import type { GripProps } from '../lists/use-reorder'
import styles from './layout-editor.module.css'

interface LayoutPropertyLineProps {
  readonly line: Extract<LayoutLine, { kind: 'property' }>
  readonly grip: GripProps
  /** Where it may go. */
  readonly sections: readonly { readonly id: string; readonly name: string }[]
  readonly onSection: (section: string) => void
  readonly onShow: (show: Visibility) => void
}

function visibilityName(t: Translate, show: Visibility): string {
  return { always: t('Always show'), filled: t('Hide when empty'), never: t('Always hide') }[show]
}

export function LayoutPropertyLine({ line, grip, sections, onSection, onShow }: LayoutPropertyLineProps) {
  const { t } = useBlockHost()
  const { kinds } = useDatabase('kinds')
  const { property, show } = line.laid
  const { name } = property
  return (
    <div className={styles.property}>
      <button
        type="button"
        className={styles.grip}
        data-grip={property.id}
        aria-label={t('Move “{name}” with the arrow keys', { name })}
        {...grip}
      >
        <Icon of={GripIcon} />
      </button>
      <Icon of={iconByName(kinds.get(property.type)?.icon ?? '')} />
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.show}>
        <SelectField
          label={t('{name} visibility', { name })}
          labelHidden
          value={show}
          choices={visibilities.map(value => ({ value, label: visibilityName(t, value) }))}
          onChange={onShow}
        />
      </span>
      <Menu
        trigger={
          <IconButton
            label={t('Move {name} to', { name })}
            icon={<Icon of={MoveIcon} />}
            disabled={sections.length === 0}
          />
        }
      >
        {sections.map(section => (
          <MenuItem key={section.id} label={section.name} onSelect={() => onSection(section.id)} />
        ))}
      </Menu>
    </div>
  )
}
