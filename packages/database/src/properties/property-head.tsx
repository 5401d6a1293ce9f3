// The head of a property: its icon, its name, and the menu to change it.

import { FROZEN, frozenIn, MOST_FROZEN } from '@sheaf/core/collection/frozen-columns'
import { type Property, TITLE } from '@sheaf/core/collection/schema'
import { groupingsOf, operatorsOf } from '@sheaf/core/kinds/askable'
import { formOf } from '@sheaf/core/kinds/property-kind'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord } from '@sheaf/editor/host/session'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { isWritable } from '@sheaf/ui/held-keys/is-writable'
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
import { quickCondition } from '../conditions/filter-tree'
import { useDatabase } from '../contract/database-hooks'
import { addFilter } from '../filters/filter-chip-ids'
import { openChip } from '../filters/open-chip'
import { quickChip } from '../filters/quick-filters'
import { useDatabaseHost } from '../host/database-host'
import { InsertItems, InsertProperty, type InsertSide } from './insert-property-items'
import styles from './property-head.module.css'
import { PropertySettings } from './property-settings'

export function PropertyHead({ property }: { readonly property: Property }) {
  const { kinds, schema, isSchemaOpen, isConfigurable, viewId } = useDatabase(
    'kinds',
    'schema',
    'isSchemaOpen',
    'isConfigurable',
    'viewId',
  )
  // At the head of a row's page there is no view to be asked.
  const isInView = useRecord('collection_view', viewId) !== undefined
  const [isChanging, setChanging] = useState(false)
  const [inserting, setInserting] = useState<InsertSide | null>(null)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const kind = kinds.get(property.type)
  /** It begins with a field; on the way there the menu gives the focus back to its button. */
  const open = (show: () => void, hide: () => void): void => {
    holdUntilFocus(hide, isWritable)
    show()
  }
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
          <HeadItems
            property={property}
            isInView={isInView && isConfigurable}
            onChange={() =>
              open(
                () => setChanging(true),
                () => setChanging(false),
              )
            }
            onInsert={side =>
              open(
                () => setInserting(side),
                () => setInserting(null),
              )
            }
          />
        ) : (
          <AskItems property={property} />
        )}
      </Menu>
      {inserting && button && (
        <InsertProperty beside={property} side={inserting} anchor={button} onClose={() => setInserting(null)} />
      )}
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
  readonly onInsert: (side: InsertSide) => void
}

function HeadItems({ property, isInView, onChange, onInsert }: HeadItemsProps) {
  const { actions, isSchemaOpen } = useDatabase('actions', 'isSchemaOpen')
  const { toast, t } = useBlockHost()
  const remove = (): void => {
    const step = actions.removeProperty(property.id)
    toast(t('Deleted “{name}”', { name: property.name }), { action: { label: t('Undo'), onAction: step.takeBack } })
  }
  return (
    <>
      {isSchemaOpen && <MenuItem icon={<Icon of={PencilIcon} />} label={t('Edit property')} onSelect={onChange} />}
      {isInView && <ViewItems property={property} />}
      {isInView && isSchemaOpen && <InsertItems property={property} onInsert={onInsert} />}
      {property.id !== TITLE && (
        <>
          <MenuSeparator />
          {isInView && (
            <MenuItem
              icon={<Icon of={EyeOffIcon} />}
              label={t('Hide in view')}
              onSelect={() => actions.showProperty(property.id, { visible: false })}
            />
          )}
          {isSchemaOpen && (
            <MenuItem danger icon={<Icon of={TrashIcon} />} label={t('Delete property')} onSelect={remove} />
          )}
        </>
      )}
    </>
  )
}

/** What it means for the view. */
function ViewItems({ property }: { readonly property: Property }) {
  const { t } = useBlockHost()
  const { actions, fields } = useDatabase('actions', 'fields')
  const column = fields.format['properties']
  const isWrapped =
    Array.isArray(column) &&
    column.some(one => (one as { id?: string; wrap?: boolean }).id === property.id && (one as { wrap?: boolean }).wrap)
  return (
    <>
      <MenuSeparator />
      <AskItems property={property} />
      <MenuCheckItem
        label={t('Wrap text')}
        checked={isWrapped}
        onChange={wrap => actions.showProperty(property.id, { wrap })}
      />
      <PlaceItems property={property} />
    </>
  )
}

/** Where its column stands, in views that have columns. */
function PlaceItems({ property }: { readonly property: Property }) {
  const { t } = useBlockHost()
  const { viewKindOf } = useDatabaseHost()
  const { viewId, columns, fields, actions } = useDatabase('viewId', 'columns', 'fields', 'actions')
  const view = useRecord('collection_view', viewId)
  const at = columns.findIndex(({ id }) => id === property.id)
  if (!view || !viewKindOf(view.type).format[FROZEN] || at < 0) return null
  const [before, behind] = [columns[at - 1], columns[at + 1]]
  const isLastFrozen = frozenIn(fields.format) === at + 1
  return (
    <>
      {at < MOST_FROZEN && (
        <MenuCheckItem
          label={t('Freeze up to here')}
          checked={isLastFrozen}
          onChange={on => actions.setFormat(FROZEN, on ? at + 1 : 0)}
        />
      )}
      {before && (
        <MenuItem
          icon={<Icon of={ArrowLeftIcon} mirrored />}
          label={t('Move before {name}', { name: before.property.name })}
          onSelect={() => actions.moveProperty(property.id, before.id)}
        />
      )}
      {behind && (
        <MenuItem
          icon={<Icon of={ArrowRightIcon} mirrored />}
          label={t('Move after {name}', { name: behind.property.name })}
          onSelect={() => actions.moveProperty(property.id, columns[at + 2]?.id ?? null)}
        />
      )}
    </>
  )
}

/** What the view is asked by it: for this person until it is saved. */
function AskItems({ property }: { readonly property: Property }) {
  const { t } = useBlockHost()
  const database = useDatabase('kinds', 'actions', 'fields', 'viewId')
  const { kinds, actions, fields, viewId } = database
  const isAskable = operatorsOf(kinds, property).length > 0
  const [by] = groupingsOf(kinds, property)
  const { sorts = [], group, quick_filters: quick = {} } = fields.query
  const sortBy = (direction: 'ascending' | 'descending'): void =>
    actions.ask('sorts', [{ property: property.id, direction }, ...sorts.filter(sort => sort.property !== property.id)])
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
        <MenuItem icon={<Icon of={FilterIcon} />} label={t('Filter')} onSelect={() => addFilter(database, property)} />
      )}
      {isAskable && !quick[property.id] && (
        <MenuItem
          icon={<Icon of={FilterIcon} />}
          label={t('Add quick filter')}
          onSelect={() => {
            actions.ask('quick_filters', { ...quick, [property.id]: quickCondition(kinds, property) })
            openChip(quickChip(viewId, property.id))
          }}
        />
      )}
      {by && (
        <MenuItem
          icon={<Icon of={GroupIcon} />}
          label={group?.property === property.id ? t('Ungroup') : t('Group by this')}
          onSelect={() => actions.ask('group', group?.property === property.id ? null : { property: property.id, by })}
        />
      )}
    </>
  )
}
