// The edge of a column towards the one before it: dragged, or focused and moved by the arrow keys.

import { setBlockFields } from '@sheaf/core/actions/block-fields'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock, useEditable } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { ratioOf, shifted } from './shares'

const STEP = 0.05

export function ColumnEdge({ id }: BlockProps) {
  const { t, replica } = useBlockHost()
  const block = useBlock(id)
  const siblings = useBlock(block?.parent_id ?? id)?.content ?? []
  const before = siblings[siblings.indexOf(id) - 1]
  const own = ratioOf(block?.format)
  const other = ratioOf(before ? replica.block(before)?.format : undefined)
  const isEditable = useEditable()
  if (!before || !isEditable) return null
  return <Separator key={before} id={id} before={before} own={own} other={other} label={t('Column width')} />
}

interface SeparatorProps {
  readonly id: Uuid
  readonly before: Uuid
  readonly own: number
  readonly other: number
  readonly label: string
}

function Separator({ id, before, own, other, label }: SeparatorProps) {
  const host = useBlockHost()
  const drag = useRef<{ readonly x: number; readonly width: number; readonly sign: number } | null>(null)
  const shares = useRef<readonly [number, number]>([other, own])
  /** As they are now: keys come faster than frames. */
  const sharesNow = (): readonly [number, number] => [
    ratioOf(host.replica.block(before)?.format),
    ratioOf(host.replica.block(id)?.format),
  ]
  const commit = ([first, second]: readonly [number, number]): void =>
    host.commit(draft => {
      setBlockFields(draft, before, [['format', 'column_ratio', first]])
      setBlockFields(draft, id, [['format', 'column_ratio', second]])
    })
  const columnsOf = (element: Element): readonly HTMLElement[] => {
    const column = element.closest<HTMLElement>('[data-block-id]')
    return [column?.previousElementSibling as HTMLElement | null, column].filter(found => found != null)
  }
  const show = (element: Element): void => {
    for (const [i, column] of columnsOf(element).entries())
      column.style.setProperty('--sheaf-column-ratio', String(shares.current[i]))
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const width = columnsOf(event.currentTarget).reduce((sum, column) => sum + column.offsetWidth, 0)
    drag.current = { x: event.clientX, width: Math.max(width, 1), sign }
    shares.current = [other, own]
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    if (!drag.current) return
    const { x, width, sign } = drag.current
    shares.current = shifted(other, own, (sign * (event.clientX - x)) / width)
    show(event.currentTarget)
  }
  const onPointerUp = (): void => {
    if (!drag.current) return
    drag.current = null
    if (shares.current[0] !== other) commit(shares.current)
  }
  const onPointerCancel = (event: PointerEvent<HTMLDivElement>): void => {
    drag.current = null
    shares.current = [other, own]
    show(event.currentTarget)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const towards = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (event.key === 'Escape') {
      event.preventDefault()
      return host.focus(id, 'start')
    }
    if (towards === 0) return
    event.preventDefault()
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    commit(shifted(...sharesNow(), sign * towards * STEP))
  }
  return (
    <div
      className="sheaf-column-edge"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((other / (other + own)) * 100)}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      onKeyDown={onKeyDown}
    />
  )
}
