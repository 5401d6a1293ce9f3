// The head of a property: its icon, its name, and the menu to change it.
import { groupingsOf, operatorsOf } from '@sheaf/catalog/properties/askable'
import { FROZEN, frozenIn, MOST_FROZEN } from '@sheaf/catalog/views/table/table'
import { type Property, TITLE } from '@sheaf/core/collection/schema'
import { useDatabase } from '@sheaf/editor/host/database'
import { iconByName } from '@sheaf/ui/icon/by-name'
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  EyeOffIcon,
  FilterIcon,
  GroupIcon,
  Icon,
  PencilIcon,
  TrashIcon,
} from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuCheckItem, MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import { useState } from 'react'
import { useRecord } from '../../data/hooks'
import { t } from '../../i18n/t'
import { addAt, asGroup, filterOf, firstCondition, formOf, quickCondition } from './filter-tree'
import styles from './property-head.module.css'
import { PropertySettings } from './property-settings'
import { viewKindOf } from './view-kinds'

export function PropertyHead({ property }: { readonly property: Property }) {
  const { kinds, schema, isSchemaOpen, isConfigurable, viewId } = useDatabase()
  // At the head of a row's page there is no view to be asked.
  const isInView = useRecord('collection_view', viewId) !== undefined
  const [isChanging, setChanging] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const kind = kinds.get(property.type)
  const name = (
    <>
      {kind && <Icon of={iconByName(kind.icon)} className={styles.icon} />}
      <span className={styles.name} dir="auto">
        {property.name}
      </span>
    </>
  )
  if (!isSchemaOpen && !isInView) return <span className={styles.head}>{name}</span>
  return (
    <>
      <Menu
        trigger={
          <button ref={setButton} type="button" className={styles.head} title={property.description}>
            {name}
          </button>
        }
      >
        {isConfigurable || isSchemaOpen ? (
          <HeadItems property={property} isInView={isInView && isConfigurable} onChange={() => setChanging(true)} />
        ) : (
          <AskItems property={property} />
        )}
      </Menu>
      {/* As it is everywhere, not as this view shows it. */}
      {isChanging && (
        <PropertySettings
          property={schema[property.id] ?? property}
          anchor={button}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}

interface HeadItemsProps {
  readonly property: Property
  readonly isInView: boolean
  readonly onChange: () => void
}

function HeadItems({ property, isInView, onChange }: HeadItemsProps) {
  const { deeds, isSchemaOpen } = useDatabase()
  return (
    <>
      {isSchemaOpen && (
        <MenuItem icon={<Icon of={PencilIcon} />} label={t('Change the property')} onSelect={onChange} />
      )}
      {isInView && <ViewItems property={property} />}
      {property.id !== TITLE && (
        <>
          <MenuSeparator />
          {isInView && (
            <MenuItem
              icon={<Icon of={EyeOffIcon} />}
              label={t('Hide in this view')}
              onSelect={() => deeds.showProperty(property.id, { visible: false })}
            />
          )}
          {isSchemaOpen && (
            <MenuItem
              danger
              icon={<Icon of={TrashIcon} />}
              label={t('Delete the property')}
              onSelect={() => deeds.removeProperty(property.id)}
            />
          )}
        </>
      )}
    </>
  )
}

/** What it means for the view. */
function ViewItems({ property }: { readonly property: Property }) {
  const { deeds, fields } = useDatabase()
  const column = fields.format['properties']
  const isWrapped =
    Array.isArray(column) &&
    column.some(one => (one as { id?: string; wrap?: boolean }).id === property.id && (one as { wrap?: boolean }).wrap)
  return (
    <>
      <MenuSeparator />
      <AskItems property={property} />
      <MenuCheckItem
        label={t('Wrap the words')}
        checked={isWrapped}
        onChange={wrap => deeds.showProperty(property.id, { wrap })}
      />
      <PlaceItems property={property} />
    </>
  )
}

/** Where its column stands, in views that have columns. */
function PlaceItems({ property }: { readonly property: Property }) {
  const { viewId, columns, fields, deeds } = useDatabase()
  const view = useRecord('collection_view', viewId)
  const at = columns.findIndex(({ id }) => id === property.id)
  if (!view || !viewKindOf(view.type).format[FROZEN] || at < 0) return null
  const [before, behind] = [columns[at - 1], columns[at + 1]]
  const isLastFrozen = frozenIn(fields.format) === at + 1
  return (
    <>
      {at < MOST_FROZEN && (
        <MenuCheckItem
          label={t('Keep in sight up to here')}
          checked={isLastFrozen}
          onChange={on => deeds.setFormat(FROZEN, on ? at + 1 : 0)}
        />
      )}
      {before && (
        <MenuItem
          icon={<Icon of={ArrowLeftIcon} mirrored />}
          label={t('Move before {name}', { name: before.property.name })}
          onSelect={() => deeds.moveProperty(property.id, before.id)}
        />
      )}
      {behind && (
        <MenuItem
          icon={<Icon of={ArrowRightIcon} mirrored />}
          label={t('Move behind {name}', { name: behind.property.name })}
          onSelect={() => deeds.moveProperty(property.id, columns[at + 2]?.id ?? null)}
        />
      )}
    </>
  )
}

/** What the view is asked by it: for this person until it is saved. */
function AskItems({ property }: { readonly property: Property }) {
  const { kinds, deeds, fields } = useDatabase()
  const isAskable = operatorsOf(kinds, property).length > 0
  const [by] = groupingsOf(kinds, property)
  const { filter, sorts = [], group, quick_filters: quick = {} } = fields.query
  const sortBy = (direction: 'ascending' | 'descending'): void =>
    deeds.ask('sorts', [{ property: property.id, direction }, ...sorts.filter(sort => sort.property !== property.id)])
  return (
    <>
      {formOf(kinds, property) !== 'none' && (
        <>
          <MenuItem icon={<Icon of={ArrowUpIcon} />} label={t('Sort ascending')} onSelect={() => sortBy('ascending')} />
          <MenuItem
            icon={<Icon of={ArrowDownIcon} />}
            label={t('Sort descending')}
            onSelect={() => sortBy('descending')}
          />
        </>
      )}
      {isAskable && (
        <MenuItem
          icon={<Icon of={FilterIcon} />}
          label={t('Filter by this')}
          onSelect={() => deeds.ask('filter', filterOf(addAt(asGroup(filter), [], firstCondition(kinds, property))))}
        />
      )}
      {isAskable && !quick[property.id] && (
        <MenuItem
          icon={<Icon of={FilterIcon} />}
          label={t('Make a quick filter')}
          onSelect={() => deeds.ask('quick_filters', { ...quick, [property.id]: quickCondition(kinds, property) })}
        />
      )}
      {by && (
        <MenuItem
          icon={<Icon of={GroupIcon} />}
          label={group?.property === property.id ? t('Do not group by this') : t('Group by this')}
          onSelect={() => deeds.ask('group', group?.property === property.id ? null : { property: property.id, by })}
        />
      )}
    </>
  )
}
