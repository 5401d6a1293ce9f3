// Quick filters: conditions that stand ready above a view, one for each property that was made one, and-ed with the view's filter.
// Pressing one opens its value at once; a second button clears it.

import type { Condition } from '@sheaf/core/collection/query'
import { operatorsOf } from '@sheaf/core/kinds/askable'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { ConditionChip } from '../conditions/condition-chip'
import { quickCondition } from '../conditions/filter-tree'
import { useDatabase } from '../contract/database-hooks'
import { openChip } from './open-chip'
import styles from './quick-filters.module.css'

export const quickChip = (view: string, property: string): string => `quick ${view} ${property}`

export function QuickFilters() {
  const { t } = useBlockHost()
  const { fields, properties, kinds, actions, viewId } = useDatabase(
    'fields',
    'properties',
    'kinds',
    'actions',
    'viewId',
  )
  const held = fields.query.quick_filters ?? {}
  const shown = properties.filter(({ id }) => held[id])
  if (shown.length === 0) return null
  const put = (id: string, condition: Condition | null): void => {
    const { [id]: _before, ...others } = held
    actions.ask('quick_filters', condition ? { ...others, [id]: condition } : others)
  }
  return (
    <div className={styles.chips} role="group" aria-label={t('Quick filters')}>
      {shown.map(property => (
        <ConditionChip
          key={property.id}
          id={quickChip(viewId, property.id)}
          property={property}
          condition={held[property.id] as Condition}
          onChange={next => put(property.id, next)}
          onClear={() => put(property.id, quickCondition(kinds, property))}
        >
          <Button variant="quiet" size="small" onClick={() => put(property.id, null)}>
            {t('Remove quick filter')}
          </Button>
        </ConditionChip>
      ))}
      <AddQuickFilter />
    </div>
  )
}

/** Another property becomes a quick filter. */
export function AddQuickFilter() {
  const { t } = useBlockHost()
  const { fields, properties, kinds, actions, viewId } = useDatabase(
    'fields',
    'properties',
    'kinds',
    'actions',
    'viewId',
  )
  const held = fields.query.quick_filters ?? {}
  const free = properties.filter(one => !held[one.id] && operatorsOf(kinds, one).length > 0)
  if (free.length === 0) return null
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small" icon={<Icon of={PlusIcon} />}>
          {t('Quick filter')}
        </Button>
      }
    >
      {free.map(property => (
        <MenuItem
          key={property.id}
          icon={<Icon of={iconByName(kinds.get(property.type)?.icon ?? '')} />}
          label={property.name}
          onSelect={() => {
            actions.ask('quick_filters', { ...held, [property.id]: quickCondition(kinds, property) })
            openChip(quickChip(viewId, property.id))
          }}
        />
      ))}
    </Menu>
  )
}
