// The heads of the columns: names with their menus, edges to drag for another width, and the way to a new property.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type ShownColumn, useDatabase } from '@sheaf/editor/host/database'
import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react'
import { isRightToLeft } from '../reading-direction'
import { columnWidth, frozenOffsets, LEAST_WIDTH } from './column-width'
import styles from './table.module.css'

const KEY_STEP = 16

export const TableHead = memo(function TableHead({ frozen }: { readonly frozen: number }) {
  const { columns, PropertyHead, isConfigurable, isSchemaOpen, AddProperty } = useDatabase()
  const offsets = frozenOffsets(columns, frozen)
  return (
    <div className={styles.head} role="rowgroup">
      <div className={styles.row} role="row" aria-rowindex={1}>
        {columns.map((column, at) => (
          <div
            key={column.property.id}
            role="columnheader"
            aria-colindex={at + 1}
            className={styles.headCell}
            data-frozen={at < frozen ? '' : undefined}
            style={at < frozen ? { insetInlineStart: `${offsets[at] ?? 0}px` } : undefined}
            data-property={column.property.id}
          >
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
  const { deeds } = useDatabase()
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
      if (now !== before) deeds.showProperty(column.property.id, { width: Math.round(now) })
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
    deeds.showProperty(column.property.id, { width: Math.max(LEAST_WIDTH, next) })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is dragged, and moved by keys
    <div
      ref={edge}
      className={styles.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('Width of {property}', { property: column.property.name })}
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
