// The heads of the columns: names with their menus, edges to drag for another width, and the way to a new property.

import type { ShownColumn } from '@sheaf/database/contract/database'
import { useDatabase, useDatabaseActions } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { GripIcon, Icon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react'
import { isRightToLeft } from '../reading-direction'
import { columnWidth, frozenOffsets, LEAST_WIDTH } from './column-width'
import { PickBox } from './row-gutter'
import gutter from './row-gutter.module.css'
import styles from './table.module.css'

const KEY_STEP = 16

interface TableHeadProps {
  readonly frozen: number
  /** Of all rows; null where none can be selected. */
  readonly picked: boolean | 'mixed' | null
  /** In front of which column one would land that is dragged. */
  readonly drop: number | null
}

export const TableHead = memo(function TableHead({ frozen, picked, drop }: TableHeadProps) {
  const { t } = useBlockHost()
  const { columns, PropertyHead, isConfigurable, isSchemaOpen, AddProperty } = useDatabase(
    'columns',
    'PropertyHead',
    'isConfigurable',
    'isSchemaOpen',
    'AddProperty',
  )
  const offsets = frozenOffsets(columns, frozen)
  return (
    <div className={styles.head} role="rowgroup">
      <div className={styles.row} role="row" aria-rowindex={1}>
        <div className={gutter.gutter} role="gridcell">
          {picked !== null && <PickBox label={t('Select all rows')} isPicked={picked} line={-1} />}
        </div>
        {columns.map((column, at) => (
          <div
            key={column.property.id}
            role="columnheader"
            aria-colindex={at + 1}
            className={styles.headCell}
            data-frozen={at < frozen ? '' : undefined}
            style={at < frozen ? { insetInlineStart: offsets[at] } : undefined}
            data-property={column.property.id}
            data-drop={
              drop === at ? 'before' : drop === columns.length && at === columns.length - 1 ? 'after' : undefined
            }
          >
            {isConfigurable && (
              <span
                className={styles.columnHandle}
                data-column-handle={at}
                title={t('Drag to move')}
                aria-hidden="true"
              >
                <Icon of={GripIcon} />
              </span>
            )}
            <PropertyHead property={column.property} />
            {isConfigurable && <WidthEdge column={column} />}
          </div>
        ))}
        {isSchemaOpen ? (
          <div className={styles.rest} role="columnheader">
            <AddProperty />
          </div>
        ) : (
          <div className={styles.rest} />
        )}
      </div>
    </div>
  )
})

function WidthEdge({ column }: { readonly column: ShownColumn }) {
  const { t } = useBlockHost()
  const actions = useDatabaseActions()
  const [width, setWidth] = useState<number | null>(null)
  const edge = useRef<HTMLDivElement>(null)
  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    event.preventDefault()
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const from = event.clientX
    const before = columnWidth(column)
    const isMirrored = isRightToLeft(handle)
    let now = before
    const move = (moved: globalThis.PointerEvent): void => {
      now = Math.max(LEAST_WIDTH, before + (moved.clientX - from) * (isMirrored ? -1 : 1))
      setWidth(now)
    }
    const end = (): void => {
      handle.removeEventListener('pointermove', move)
      setWidth(null)
      if (now !== before) actions.showProperty(column.property.id, { width: Math.round(now) })
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', end, { once: true })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    const isMirrored = isRightToLeft(edge.current)
    const next = columnWidth(column) + KEY_STEP * (isMirrored ? -step : step)
    actions.showProperty(column.property.id, { width: Math.max(LEAST_WIDTH, next) })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is dragged, and moved by keys
    <div
      ref={edge}
      className={styles.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('{property} width', { property: column.property.name })}
      aria-valuenow={Math.round(width ?? columnWidth(column))}
      aria-valuemin={LEAST_WIDTH}
      tabIndex={0}
      style={width === null ? undefined : { ['--drawn' as string]: `${width - columnWidth(column)}px` }}
      data-dragged={width === null ? undefined : ''}
      onPointerDown={begin}
      onKeyDown={onKeyDown}
    />
  )
}
