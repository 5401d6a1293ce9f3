// The lines of a table that are no rows: heads of groups, the way to more rows, and the line for a new one.

import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '@sheaf/editor/host/database'
import { Button } from '@sheaf/ui/button/button'
import { ChevronDownIcon, ChevronRightIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { useEffect } from 'react'
import { isLimited } from '../load-limit'
import styles from './table.module.css'
import type { GroupPlace, TableItem } from './table-items'

export function TableGroup({
  item,
  onFold,
}: {
  readonly item: Extract<TableItem, { kind: 'group' }>
  readonly onFold: () => void
}) {
  const { GroupName, schema, fields } = useDatabase()
  const { group, sub_group } = fields.query
  const property = schema[(item.depth === 0 ? group : sub_group)?.property ?? '']
  if (!property) return null
  return (
    <div className={styles.group} role="row" data-depth={item.depth}>
      <button type="button" role="gridcell" className={styles.fold} aria-expanded={item.isOpen} onClick={onFold}>
        <Icon of={item.isOpen ? ChevronDownIcon : ChevronRightIcon} mirrored={!item.isOpen} />
        <GroupName group={item.list} property={property} />
      </button>
    </div>
  )
}

/** What follows is fetched as soon as its place comes into sight, unless the view says how many rows it begins with. */
export function TableMore({ at }: { readonly at: GroupPlace }) {
  const { t } = useBlockHost()
  const { query, fields } = useDatabase()
  const { group, subGroup } = at
  const isByPress = isLimited(fields)
  useEffect(() => {
    if (!isByPress && !query.isLoading) query.more(group, subGroup)
  }, [query, group, subGroup, isByPress])
  return (
    <div className={styles.group} role="row">
      <span role="gridcell">
        <Button variant="quiet" size="small" loading={query.isLoading} onClick={() => query.more(group, subGroup)}>
          {t('Load more')}
        </Button>
      </span>
    </div>
  )
}

export function TableNew({ at }: { readonly at: GroupPlace }) {
  const { t } = useBlockHost()
  const database = useDatabase()
  const add = (): void => {
    const { query, deeds } = database
    const group = query.answer?.groups?.find(one => one.key === at.group)
    const inner = group?.groups?.find(one => one.key === at.subGroup)
    const list = inner ?? group ?? query.answer
    // What is below others is no neighbour of what stands at the top.
    const last = list?.rows.findLast(row => !list.nested?.[row]?.depth)
    deeds.addRow({
      values: valuesIn(database, at),
      ...(last && !database.fields.query.sorts?.length ? { after: last } : {}),
    })
  }
  return (
    <div className={styles.group} role="row">
      <span role="gridcell">
        <button type="button" className={styles.add} onClick={add}>
          <Icon of={PlusIcon} />
          {t('New row')}
        </button>
      </span>
    </div>
  )
}

/** What a row has to have to stand in a group. */
function valuesIn(
  { query, fields, schema, kinds, asks }: ReturnType<typeof useDatabase>,
  at: GroupPlace,
): Record<string, Json> {
  const group = query.answer?.groups?.find(one => one.key === at.group)
  const inner = group?.groups?.find(one => one.key === at.subGroup)
  const values: Record<string, Json> = {}
  for (const [grouping, list] of [
    [fields.query.group, group],
    [fields.query.sub_group, inner],
  ] as const) {
    const property = schema[grouping?.property ?? '']
    if (!property || !list || list.value === null) continue
    const value = kinds.get(property.type)?.valueInGroup?.(list.value, property, undefined, {
      ...(grouping?.by ? { by: grouping.by } : {}),
      ...(grouping?.range ? { range: grouping.range } : {}),
      now: asks.now,
      zone: asks.zone,
    })
    if (value !== undefined && value !== null) values[property.id] = value
  }
  return values
}
