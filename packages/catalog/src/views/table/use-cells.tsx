// The cells that are selected and the one that is written in: by press, by keyboard, by clipboard.

import { TITLE } from '@sheaf/core/collection/schema'
import type { CellEditing } from '@sheaf/database/contract/database'
import { useDatabase, useLiveDatabase } from '@sheaf/database/contract/database-hooks'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type HTMLAttributes, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { mirroredWay, nestRow, tabRow } from '../nest-row'
import { isRightToLeft } from '../reading-direction'
import { cellActions } from './cell-actions'
import { type CellKey, readKey } from './cell-keys'
import { isControl, placeOf } from './cell-place'
import {
  type CellPlace,
  type CellRange,
  moved,
  nextLine,
  single,
  spansColumns,
  type TableSize,
  tabbed,
} from './cell-range'
import { drawnOut } from './fill'
import { newRowIn } from './new-row-in'
import type { GroupPlace, KeptRow, TableItems } from './table-items'
import { rowKey } from './table-items'
import { useCellClipboard } from './use-cell-clipboard'
import { useCellSelection } from './use-cell-selection'

interface Cells {
  readonly range: CellRange | null
  /** Where Tab comes in. */
  readonly firstLine: number
  /** Begins the ids of cells. */
  readonly prefix: string
  /** Null while nothing in this line is written in. */
  readonly editingIn: (line: number) => { readonly column: number; readonly cell: CellEditing } | null
  /** Lines that are drawn wherever they are: with the focus, or written in. */
  readonly heldLines: readonly number[]
  /** What a selection would fill while its handle is dragged. */
  readonly drawnOut: CellRange | null
  readonly select: (range: CellRange | null) => void
  readonly go: (range: CellRange | null) => void
  /** A new row at the end of a list, with the caret in its name. */
  readonly add: (at: GroupPlace) => void
  readonly handlers: Pick<
    HTMLAttributes<HTMLDivElement>,
    'onKeyDown' | 'onPointerDown' | 'onClick' | 'onDoubleClick' | 'onCopy' | 'onCut' | 'onPaste' | 'onBlur' | 'onFocus'
  >
}
interface CellsAround {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly show: (line: number) => void
  readonly page: () => number
  /** The row that stays where it is while one stands in it. */
  readonly kept: KeptRow | null
  readonly keep: (row: KeptRow | null) => void
  /** Keys that are about rows rather than cells: whether it was one. */
  readonly onRows: (does: 'select' | 'all' | 'leave', range: CellRange) => boolean
  readonly move: (key: Extract<CellKey, { does: 'nest' }>, range: CellRange) => boolean
}

interface Editing {
  readonly place: CellPlace
  readonly key: string | undefined
  readonly typed: string | null
}

export function useCells(items: TableItems, around: CellsAround): Cells {
  const { scroller, show, kept, keep } = around
  const { columns } = useDatabase('columns')
  const database = useLiveDatabase()
  const prefix = useId()
  const [begun, setEditing] = useState<Editing | null>(null)
  const [filling, setDrawnOut] = useState<CellRange | null>(null)
  /** Of a finger that came down: whether on the cell that one stands in. Null for what is no finger. */
  const touchedAgain = useRef<boolean | null>(null)
  const size: TableSize = {
    isRow: items.isRow,
    lines: items.count,
    columns: columns.length,
    page: 1,
  }
  const idOf = ({ line, column }: CellPlace): string => `${prefix}${line}-${column}`
  const selection = useCellSelection(items, size, begun !== null, { root: scroller, idOf, show })
  const { range, followed, keyAt } = selection
  const editedAt = begun && followed(begun.place, begun.key)
  const editing = begun && editedAt && { ...begun, place: editedAt }
  const actions = cellActions(database, items, useBlockHost())
  const titleColumn = Math.max(
    0,
    columns.findIndex(({ id }) => id === TITLE),
  )
  /** Another row than the one that stays: that one may go where it belongs. */
  const left = (next: CellRange | null): void => {
    if (kept && next && items.rowAt(next.head.line) !== kept.id) keep(null)
  }
  const select = (next: CellRange | null): void => {
    left(next)
    selection.select(next)
  }
  const go = (next: CellRange | null): void => {
    left(next)
    selection.go(next)
  }
  const begin = (place: CellPlace, typed: string | null = null): void => {
    if (!actions.canBegin(place)) return
    const item = items.at(place.line)
    const run = item?.kind === 'row' ? items.runOf(item.at) : null
    if (item?.kind === 'row' && run && kept?.id !== item.id) {
      const index = place.line - run.start
      keep({
        id: item.id,
        at: item.at,
        index,
        above: index > 0 ? items.rowAt(place.line - 1) : null,
        below: index + 1 < run.count ? items.rowAt(place.line + 1) : null,
      })
    }
    setEditing({ place, key: keyAt(place), typed })
  }
  const add = (at: GroupPlace, below?: number): void => {
    const made = newRowIn(database, items, at, below)
    if (!made) return
    const place = { line: made.line, column: titleColumn }
    const key = rowKey(made.kept.id, at)
    keep(made.kept)
    selection.goToKey(place, key)
    setEditing({ place, key, typed: null })
  }
  const done: CellEditing['onDone'] = next => {
    setEditing(null)
    if (!range) return
    const item = items.at(range.head.line)
    if (next === 'below' && item?.kind === 'row') add(item.at, range.head.line)
    else if (next === 'down' || next === 'below') {
      // Also below the last one, the row may go where it belongs.
      keep(null)
      go(moved(size, range, { down: 1 }))
    } else if (next) go(tabbed(size, range, next === 'right' ? 1 : -1) ?? range)
    else go(range)
  }
  /** On the name of a row that may stand below others. */
  const nestsByTab = ({ line, column }: CellPlace, step: 1 | -1): boolean => {
    const item = items.at(line)
    if (item?.kind !== 'row' || !database.isEditable || columns[column]?.property.id !== TITLE) return false
    return tabRow(database.subItems, item.id, item.list.nested?.[item.id]?.depth ?? 0, step === -1)
  }
  const act = (key: CellKey, range: CellRange, event: { preventDefault(): void }): void => {
    const { head } = range
    select(range)
    const isMirrored = isRightToLeft(scroller.current)
    switch (key.does) {
      case 'move':
        go(
          moved(
            { ...size, page: around.page() },
            range,
            isMirrored && key.move.right && !(key.move.down && key.move.far)
              ? { ...key.move, right: key.move.right === 1 ? -1 : 1 }
              : key.move,
          ),
        )
        break
      case 'tab': {
        if (nestsByTab(head, key.step)) {
          selection.refocus()
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
        if (!actions.canType(head)) return
        begin(head, key.text)
        break
      case 'clear':
        actions.clear(range)
        break
      case 'open':
        actions.open(head)
        break
      case 'below': {
        const item = items.at(head.line)
        if (item?.kind === 'row' && database.isEditable) add(item.at, head.line)
        break
      }
      case 'select':
        around.onRows('select', range)
        break
      case 'all':
        if (around.onRows('all', range)) break
        // One stays where one is, in sight and with the focus: a long table would jump to its end.
        selection.select({
          anchor: { line: nextLine(size, -1, 1), column: 0 },
          head: { line: nextLine(size, items.count, -1), column: size.columns - 1 },
        })
        break
      case 'fill':
        // One column has no right side to fill: the keys stay the browser's, which reloads the page by them.
        if (key.direction === 'right' && !spansColumns(range)) return
        actions.fill(range, key.direction)
        break
      case 'nest': {
        const item = items.at(head.line)
        const isTaken =
          around.move(key, range) ||
          (item?.kind === 'row' && nestRow(database.subItems, item.id, mirroredWay(key.way, isMirrored)))
        if (!isTaken) return
        selection.refocus()
        break
      }
      case 'leave':
        if (around.onRows('leave', range)) break
        select(null)
        break
    }
    event.preventDefault()
  }
  /** The editor is on its way and has no caret yet: what is typed meanwhile is its beginning. */
  const typeAhead = (event: KeyboardEvent, begun: Editing): void => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Escape') setEditing(null)
    else if (Array.from(key).length === 1) setEditing({ ...begun, typed: (begun.typed ?? '') + key })
    else if (key === 'Backspace') setEditing({ ...begun, typed: (begun.typed ?? '').slice(0, -1) })
    else return
    event.preventDefault()
  }

  const canPress = (place: CellPlace, target: EventTarget): boolean =>
    !(editing && samePlace(editing.place, place)) && !isControl(target)
  /** A second press on the cell that one stands in begins. */
  const standsIn = (place: CellPlace): boolean =>
    range !== null &&
    samePlace(range.head, place) &&
    samePlace(range.anchor, place) &&
    document.activeElement?.id === idOf(place)

  const clipboard = useCellClipboard(actions, range, editing !== null)
  const heldLines = [...new Set([range?.head.line, editing?.place.line])].filter(line => line !== undefined)
  return {
    range,
    firstLine: nextLine(size, -1, 1),
    prefix,
    heldLines,
    drawnOut: filling,
    select,
    go,
    add,
    editingIn: line =>
      editing?.place.line === line
        ? { column: editing.place.column, cell: { typed: editing.typed, onDone: done, onCancel: () => done() } }
        : null,
    handlers: {
      ...clipboard,
      onFocus: selection.onFocus,
      onBlur: event => {
        selection.onBlur(event)
        const to = event.relatedTarget as Node | null
        if (to && !editing && !event.currentTarget.contains(to)) keep(null)
      },
      onKeyDown: event => {
        if (event.defaultPrevented || event.nativeEvent.isComposing) return
        const place = placeOf(event.target)
        if (!place || (event.target as Element).closest('[role=separator], [role=columnheader]')) return
        // A control inside a cell has its own keys.
        if (event.target !== document.getElementById(idOf(place))) return
        if (editing) return typeAhead(event, editing)
        const key = readKey(event)
        if (key) act(key, range ?? single(place), event)
      },
      onPointerDown: event => {
        touchedAgain.current = null
        const place = placeOf(event.target)
        if (range && (event.target as Element).closest('[data-fill]')) {
          event.preventDefault()
          return dragFill(event.nativeEvent, range, setDrawnOut, target => {
            actions.fillTo(range, target)
            select(target)
          })
        }
        if (!place || event.button !== 0 || !canPress(place, event.target)) return
        const isAgain = standsIn(place)
        // A finger may only want to scroll: what it means is known when it is lifted.
        if (event.pointerType === 'touch') {
          touchedAgain.current = isAgain
          return
        }
        if (editing) setEditing(null)
        if (event.shiftKey && range) {
          event.preventDefault()
          return go({ anchor: range.anchor, head: place })
        }
        if (isAgain) {
          // The press would take the focus back from the editor that has it by now.
          event.currentTarget.addEventListener('mousedown', press => press.preventDefault(), { once: true })
          return begin(place)
        }
        go(single(place))
        extendByDrag(event.currentTarget, place, select)
      },
      onClick: event => {
        const place = placeOf(event.target)
        // Not every browser says of a click what it was made with.
        const isAgain = touchedAgain.current
        touchedAgain.current = null
        if (isAgain === null || !place || !canPress(place, event.target)) return
        if (editing) setEditing(null)
        if (isAgain) begin(place)
        else go(single(place))
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

/** The selection is drawn out to the cell under the pointer; where it is let go it is filled. */
function dragFill(
  down: PointerEvent,
  source: CellRange,
  onDraw: (range: CellRange | null) => void,
  onDrop: (target: CellRange) => void,
): void {
  let target = source
  pointerDrag(down, {
    start: () => true,
    move: ({ clientX, clientY }) => {
      const place = placeOf(document.elementFromPoint(clientX, clientY))
      if (!place) return
      target = drawnOut(source, place)
      onDraw(target)
    },
    end: isDropped => {
      onDraw(null)
      if (isDropped && target !== source) onDrop(target)
    },
  })
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
