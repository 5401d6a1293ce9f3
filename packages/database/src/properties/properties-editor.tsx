// Which properties a view shows, and in which order.

import { TITLE } from '@sheaf/core/collection/schema'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord } from '@sheaf/editor/host/session'
import { IconButton } from '@sheaf/ui/button/button'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { ArrowDownIcon, ArrowUpIcon, EyeIcon, EyeOffIcon, Icon, WrapIcon } from '@sheaf/ui/icon/icon'
import { shownIn } from '../answer/database-records'
import { useDatabase } from '../contract/database-hooks'
import { useDatabaseHost } from '../host/database-host'
import { AddProperty } from './add-property'
import { allColumns } from './columns'
import { LookChoice } from './look-choice'
import styles from './properties-editor.module.css'

export function PropertiesEditor() {
  const { t } = useBlockHost()
  const { viewKindOf } = useDatabaseHost()
  const { schema, kinds, viewId, actions } = useDatabase('schema', 'kinds', 'viewId', 'actions')
  const view = useRecord('collection_view', viewId)
  if (!view) return null
  const viewKind = viewKindOf(view.type)
  const columns = allColumns(schema, shownIn(view), kinds, viewKind.showsByDefault)
  const hasCards = 'card_layout' in viewKind.format
  return (
    <div className={styles.list}>
      <ul className={styles.rows} aria-label={t('Properties')}>
        {columns.map((column, i) => {
          const { property, kind, visible, wrap = false } = column
          return (
            <li key={property.id} className={styles.row}>
              <Icon of={iconByName(kind.icon)} />
              <span className={styles.name} dir="auto">
                {property.name}
              </span>
              {i > 0 && (
                <IconButton
                  size="small"
                  label={t('Move {property} up', { property: property.name })}
                  icon={<Icon of={ArrowUpIcon} />}
                  onClick={() => actions.moveProperty(property.id, columns[i - 1]?.property.id ?? null)}
                />
              )}
              {i < columns.length - 1 && (
                <IconButton
                  size="small"
                  label={t('Move {property} down', { property: property.name })}
                  icon={<Icon of={ArrowDownIcon} />}
                  onClick={() => actions.moveProperty(property.id, columns[i + 2]?.property.id ?? null)}
                />
              )}
              {visible && <LookChoice column={column} hasCards={hasCards && property.id !== TITLE} />}
              {visible && (
                <IconButton
                  size="small"
                  label={t('Wrap {property}', { property: property.name })}
                  aria-pressed={wrap}
                  icon={<Icon of={WrapIcon} />}
                  onClick={() => actions.showProperty(property.id, { wrap: !wrap })}
                />
              )}
              {property.id !== TITLE && (
                <IconButton
                  size="small"
                  label={
                    visible
                      ? t('Hide {property}', { property: property.name })
                      : t('Show {property}', { property: property.name })
                  }
                  icon={<Icon of={visible ? EyeIcon : EyeOffIcon} />}
                  onClick={() => actions.showProperty(property.id, { visible: !visible })}
                />
              )}
            </li>
          )
        })}
      </ul>
      <AddProperty />
    </div>
  )
}
