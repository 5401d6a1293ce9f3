// The cells that are selected and the one that is written in: by press, by keyboard, by clipboard.

import { TITLE } from '@sheaf/core/collection/schema'
import type { CellEditing } from '@sheaf/editor/host/database'
import { useDatabase } from '@sheaf/editor/host/database'
import { type HTMLAttributes, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { mirroredWay, nestRow, tabRow } from '../nest-row'
import { isRightToLeft } from '../reading-direction'
import { cellDeeds } from './cell-deeds'
import { type CellKey, readKey } from './cell-keys'
import { isControl, placeOf } from './cell-place'
import {
  type CellPlace,
  type CellRange,
  moved,
  single,
  spansColumns,
  type TableSize,
  tabbed,
  within,
} from './cell-range'
import type { TableItem } from './table-items'
import { useCellClipboard } from './use-cell-clipboard'

export interface Cells {
  readonly range: CellRange | null
  /** Where Tab comes in. */
  readonly firstLine: number
  /** Begins the ids of cells. */
  readonly prefix: string
  /** Null while nothing in this line is written in. */
  readonly editingIn: (line: number) => { readonly column: number; readonly cell: CellEditing } | null
  readonly handlers: Pick<
    HTMLAttributes<HTMLDivElement>,
    'onKeyDown' | 'onPointerDown' | 'onDoubleClick' | 'onCopy' | 'onCut' | 'onPaste' | 'onBlur'
  >
}

/** Lines move while people write and sort: what is selected stays with its rows, which go by their keys. */
interface Held {
  readonly range: CellRange
  readonly anchorKey: string | undefined
  readonly headKey: string | undefined
}
interface Editing {
  readonly place: CellPlace
  readonly key: string | undefined
  readonly typed: string | null
}

export function useCells(
  items: readonly TableItem[],
  scroller: RefObject<HTMLDivElement | null>,
  show: (line: number) => void,
): Cells {
  const database = useDatabase()
  const prefix = useId()
  const [held, setHeld] = useState<Held | null>(null)
  const [begun, setEditing] = useState<Editing | null>(null)
  const wantsFocus = useRef(false)
  const size: TableSize = {
    isRow: line => items[line]?.kind === 'row',
    lines: items.length,
    columns: database.columns.length,
  }
  const keyAt = ({ line }: CellPlace): string | undefined => items[line]?.key
  const setChosen = (range: CellRange | null): void =>
    setHeld(range && { range, anchorKey: keyAt(range.anchor), headKey: keyAt(range.head) })
  const followed = (place: CellPlace, key: string | undefined): CellPlace | null => {
    if (keyAt(place) === key) return place
    const line = items.findIndex(item => item.key === key)
    return line < 0 ? null : { ...place, line }
  }
  const range =
    held &&
    within(size, {
      anchor: followed(held.range.anchor, held.anchorKey) ?? held.range.anchor,
      head: followed(held.range.head, held.headKey) ?? held.range.head,
    })
  const editedAt = begun && followed(begun.place, begun.key)
  const editing = begun && editedAt && { ...begun, place: editedAt }
  const idOf = ({ line, column }: CellPlace): string => `${prefix}${line}-${column}`
  const deeds = cellDeeds(database, items)

  const go = (next: CellRange | null): void => {
    if (!next) return
    wantsFocus.current = true
    setChosen(next)
  }
  const begin = (place: CellPlace, typed: string | null = null): void => {
    if (deeds.canBegin(place)) setEditing({ place, key: keyAt(place), typed })
  }
  const head = range?.head
  useLayoutEffect(() => {
    if (!head || !wantsFocus.current || editing) return
    wantsFocus.current = false
    show(head.line)
    // At once where it is drawn: who types fast has typed the next letter already. Else when it has come into sight.
    const focus = (): boolean => {
      const cell = document.getElementById(idOf(head))
      cell?.focus({ preventScroll: false })
      return cell !== null
    }
    if (focus()) return
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  })

  const done = (next?: 'down' | 'right' | 'left'): void => {
    setEditing(null)
    if (!range) return
    if (next === 'down') go(moved(size, range, { down: 1 }))
    else if (next) go(tabbed(size, range, next === 'right' ? 1 : -1) ?? range)
    else go(range)
  }
  /** On the name of a row that may stand below others. */
  const nestsByTab = ({ line, column }: CellPlace, step: 1 | -1): boolean => {
    const item = items[line]
    if (item?.kind !== 'row' || !database.isEditable || database.columns[column]?.property.id !== TITLE) return false
    return tabRow(database.subItems, item.id, item.list.nested?.[item.id]?.depth ?? 0, step === -1)
  }
  const act = (key: CellKey, range: CellRange, event: { preventDefault(): void }): void => {
    const { head } = range
    setChosen(range)
    const isMirrored = isRightToLeft(scroller.current)
    switch (key.does) {
      case 'move':
        go(
          moved(
            size,
            range,
            isMirrored && key.move.right ? { ...key.move, right: key.move.right === 1 ? -1 : 1 } : key.move,
          ),
        )
        break
      case 'tab': {
        if (nestsByTab(head, key.step)) {
          wantsFocus.current = true
          break
        }
        const next = tabbed(size, range, key.step)
        // At the end Tab leaves the table.
        if (!next) return
        go(next)
        break
      }
      case 'edit':
        if (!pressIn(idOf(head))) begin(head)
        break
      case 'type':
        if (!deeds.canType(head)) return
        begin(head, key.text)
        break
      case 'clear':
        deeds.clear(range)
        break
      case 'open':
        deeds.open(head)
        break
      case 'all':
        go({ anchor: { line: 0, column: 0 }, head: { line: items.length - 1, column: size.columns - 1 } })
        break
      case 'fill':
        // One column has no right side to fill: the keys stay the browser's, which reloads the page by them.
        if (key.direction === 'right' && !spansColumns(range)) return
        deeds.fill(range, key.direction)
        break
      case 'nest': {
        const item = items[head.line]
        const isTaken = item?.kind === 'row' && nestRow(database.subItems, item.id, mirroredWay(key.way, isMirrored))
        if (!isTaken) return
        wantsFocus.current = true
        break
      }
      case 'leave':
        setChosen(null)
        break
    }
    event.preventDefault()
  }

  const clipboard = useCellClipboard(database, items, range, editing !== null)
  return {
    range,
    firstLine: items.findIndex(item => item.kind === 'row'),
    prefix,
    editingIn: line =>
      editing?.place.line === line
        ? { column: editing.place.column, cell: { typed: editing.typed, onDone: done, onCancel: () => done() } }
        : null,
    handlers: {
      ...clipboard,
      onKeyDown: event => {
        if (editing || event.defaultPrevented || event.nativeEvent.isComposing) return
        const place = placeOf(event.target)
        if (!place || (event.target as Element).closest('[role=separator], [role=columnheader]')) return
        // A control inside a cell has its own keys.
        if (event.target !== document.getElementById(idOf(place))) return
        const key = readKey(event)
        if (key) act(key, range ?? single(place), event)
      },
      onPointerDown: event => {
        const place = placeOf(event.target)
        if (!place || event.button !== 0 || (editing && samePlace(editing.place, place))) return
        if (isControl(event.target)) return
        if (editing) setEditing(null)
        if (event.shiftKey && range) {
          event.preventDefault()
          return go({ anchor: range.anchor, head: place })
        }
        // A second press on the cell that one stands in begins.
        if (range && samePlace(range.head, place) && samePlace(range.anchor, place)) return begin(place)
        go(single(place))
        extendByDrag(event.currentTarget, place, setChosen)
      },
      onDoubleClick: event => {
        const place = placeOf(event.target)
        if (place && !isControl(event.target)) begin(place)
      },
    },
  }
}

/** What is pressed rather than written, such as a tick box. */
function pressIn(cell: string): boolean {
  const control = document.getElementById(cell)?.querySelector<HTMLElement>('[data-press]')
  control?.click()
  return control != null
}

const samePlace = (a: CellPlace, b: CellPlace): boolean => a.line === b.line && a.column === b.column

function extendByDrag(grid: HTMLElement, anchor: CellPlace, set: (range: CellRange) => void): void {
  const move = (event: PointerEvent): void => {
    const place = placeOf(document.elementFromPoint(event.clientX, event.clientY))
    if (place && !samePlace(place, anchor)) {
      // The browser would select the words between.
      getSelection()?.removeAllRanges()
      set({ anchor, head: place })
    }
  }
  const end = (): void => {
    grid.removeEventListener('pointermove', move)
    document.removeEventListener('pointerup', end)
    document.removeEventListener('pointercancel', end)
  }
  grid.addEventListener('pointermove', move)
  document.addEventListener('pointerup', end)
  document.addEventListener('pointercancel', end)
}
