// Rows put elsewhere: dragged by their handle with a line where they would land, or step by step with Alt, Shift and arrows. Rows that
// are selected go together. Where a sort decides about the order, that is said.
import type { Uuid } from '@sheaf/core/ids'
import { useLiveDatabase } from '@sheaf/database/contract/database-hooks'
import { AutoScroll } from '@sheaf/editor/drag/auto-scroll'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type PointerEvent, type RefObject, useState } from 'react'
import { DragGhost } from '../drag-ghost'
import { dragNested } from '../nest-drag'
import type { CellKey } from './cell-keys'
import { bounds, type CellRange } from './cell-range'
import type { LineHeights } from './line-heights'
import { dropBeside, type RowDrop, rowMove } from './row-drop'
import type { TableItems } from './table-items'

interface RowDrag {
  /** Where rows would land, in front of a line. */
  readonly drop: RowDrop | null
  /** Whether the press was on a handle. */
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => boolean
  /** By keys, of the rows or the column of a selection: whether they mean something here. */
  readonly move: (key: Extract<CellKey, { does: 'nest' }>, range: CellRange) => boolean
}

interface DragPlace {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly heights: LineHeights
  readonly picked: ReadonlySet<Uuid>
  readonly say: (words: string) => void
  readonly onMoved: () => void
}

export function useRowDrag(items: TableItems, { scroller, heights, picked, say, onMoved }: DragPlace): RowDrag {
  const { t, toast } = useBlockHost()
  const database = useLiveDatabase()
  const { actions } = database
  const [drop, setDrop] = useState<RowDrop | null>(null)
  const put = (rows: readonly Uuid[], to: RowDrop): boolean => {
    const moved = rowMove(database, items, rows, to)
    if (moved === 'sorted')
      toast(t('The order is set by a sort'), {
        action: { label: t('Remove sort'), onAction: () => actions.ask('sorts', null) },
      })
    if (!moved || moved === 'sorted') return false
    onMoved()
    actions.moveRows(rows, moved.place, moved.changes)
    return true
  }
  /** All that are selected where this one is among them, as they stand. */
  const meant = (row: Uuid): readonly Uuid[] => (picked.has(row) ? items.inOrder(picked) : [row])
  const nameOf = (row: Uuid): string => {
    const title = database.columns.find(({ kind }) => kind.type === 'title')?.property
    return (title && database.plain(row, title)) || t('Untitled')
  }
  const drag = (event: PointerEvent, row: Uuid, box: HTMLElement): void => {
    let rows: readonly Uuid[] = []
    let ghost: DragGhost | null = null
    let over: RowDrop | null = null
    let last = event.clientY
    const look = (): void => {
      const body = box.querySelector('[data-body]')?.getBoundingClientRect()
      if (!body) return
      const y = last - body.top
      const line = heights.lineAt(y)
      const next = dropBeside(items, line, y > heights.topOf(line) + heights.heightOf(line) / 2)
      if (next?.line === over?.line) return
      over = next
      setDrop(next)
    }
    const scroll = new AutoScroll(box, look)
    pointerDrag(event.nativeEvent, {
      start: () => {
        rows = meant(row).filter(id => database.row(id))
        ghost = new DragGhost(nameOf(row), rows.length)
        return true
      },
      move: at => {
        last = at.clientY
        ghost?.moveTo(at)
        scroll.at(at.clientY)
        look()
      },
      end: isDropped => {
        scroll.stop()
        ghost?.remove()
        setDrop(null)
        if (isDropped && over) put(rows, over)
      },
    })
  }
  const moveLines = (range: CellRange, step: 1 | -1): boolean => {
    const { top, bottom } = bounds(range)
    const lines = items.rowLines(top, bottom)
    const rows = lines.map(items.rowAt).filter(id => id !== null)
    const edge = (step === 1 ? lines.at(-1) : lines[0]) ?? -1
    const to = dropBeside(items, edge + step, step === 1) ?? dropBeside(items, edge + 2 * step, step === 1)
    if (rows.length !== lines.length || !to || !put(rows, to)) return true
    say(t('Moved to line {line}', { line: to.line + (step === 1 ? 0 : 1) }))
    return true
  }
  const moveColumn = ({ head: { column } }: CellRange, step: 1 | -1): boolean => {
    const { columns } = database
    const moved = columns[column]
    const to = column + step
    if (!moved || to < 0 || to >= columns.length) return true
    actions.moveProperty(moved.id, columns[step === 1 ? column + 2 : to]?.id ?? null)
    say(t('Moved to column {column}', { column: to + 1 }))
    return true
  }
  return {
    drop,
    onPointerDown: event => {
      const handle = (event.target as Element).closest<HTMLElement>('[data-handle]')
      const row = handle && items.rowAt(Number(handle.dataset['handle']))
      const box = scroller.current
      if (!handle || !row || !box || event.button !== 0) return handle !== null
      const { subItems } = database
      if (subItems?.show === 'nested') dragNested(event.nativeEvent, row, subItems)
      else drag(event, row, box)
      return true
    },
    move: ({ way }, range) => {
      const isColumn = way === 'in' || way === 'out'
      if (database.subItems?.show === 'nested') return false
      if (isColumn) return database.isConfigurable && moveColumn(range, way === 'in' ? 1 : -1)
      return database.isEditable && moveLines(range, way === 'open' ? 1 : -1)
    },
  }
}
