// In front of a row's name where rows stand below others: how deep it stands, what opens it, and where it is grasped to be put below
// another. Behind the name: a new one below it.
import type { NestedRow } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import { useDatabaseActions, useRowsEditable, useSubItems } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { ChevronDownIcon, ChevronRightIcon, GripIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { dragNested } from './nest-drag'
import styles from './nest-toggle.module.css'

interface NestProps {
  readonly row: Uuid
  readonly nested: NestedRow | undefined
}

/** Deeper ones stand no further in. */
const DEEPEST = 8

export function NestToggle({ row, nested }: NestProps) {
  const subItems = useSubItems()
  const isEditable = useRowsEditable()
  const { t } = useBlockHost()
  if (!subItems || !nested) return null
  const isOpen = subItems.isOpen(row)
  const label = isOpen ? t('Collapse sub-items') : t('Expand sub-items')
  return (
    <span
      className={styles.nest}
      style={{ ['--depth' as string]: Math.min(nested.depth, DEEPEST) }}
      data-grip={isEditable ? '' : undefined}
      onPointerDown={event => {
        event.stopPropagation()
        if (isEditable) dragNested(event.nativeEvent, row, subItems)
      }}
    >
      {nested.children > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={label}
          onClick={event => {
            event.stopPropagation()
            subItems.setOpen(row, !isOpen)
          }}
        >
          <Icon of={isOpen ? ChevronDownIcon : ChevronRightIcon} mirrored={!isOpen} />
        </button>
      ) : (
        <span className={styles.gap} aria-hidden="true">
          <Icon of={GripIcon} />
        </span>
      )}
    </span>
  )
}

export function NestAdd({ row, nested }: NestProps) {
  const subItems = useSubItems()
  const actions = useDatabaseActions()
  const isEditable = useRowsEditable()
  const { t } = useBlockHost()
  if (!subItems || !nested || !isEditable) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.add}
      aria-label={t('New sub-item')}
      title={t('New sub-item')}
      onClick={event => {
        event.stopPropagation()
        actions.openRow(subItems.add(row))
      }}
    >
      <Icon of={PlusIcon} />
    </button>
  )
}
