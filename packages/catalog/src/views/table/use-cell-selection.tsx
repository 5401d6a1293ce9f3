// The cells that are selected. Lines move while people write and sort: what is selected stays with its rows, which go by their keys,
// and the focus stays in the table whatever happens to the row it was in.
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type CellPlace, type CellRange, type TableSize, within } from './cell-range'
import type { TableItems } from './table-items'

interface Held {
  readonly range: CellRange
  readonly anchorKey: string | undefined
  readonly headKey: string | undefined
}
interface CellSelection {
  readonly range: CellRange | null
  /** Selects, and takes the focus along. */
  readonly go: (range: CellRange | null) => void
  readonly select: (range: CellRange | null) => void
  /** Where a row with this key stands now, or will in a moment. */
  readonly goToKey: (place: CellPlace, key: string) => void
  readonly refocus: () => void
  readonly followed: (place: CellPlace, key: string | undefined) => CellPlace | null
  readonly keyAt: (place: CellPlace) => string | undefined
  readonly onFocus: () => void
  readonly onBlur: (event: FocusEvent) => void
}

export function useCellSelection(
  items: TableItems,
  size: TableSize,
  isEditing: boolean,
  {
    root,
    idOf,
    show,
  }: {
    readonly root: RefObject<HTMLElement | null>
    readonly idOf: (place: CellPlace) => string
    readonly show: (line: number) => void
  },
): CellSelection {
  const [held, setHeld] = useState<Held | null>(null)
  const wantsFocus = useRef(false)
  const isInside = useRef(false)
  const keyAt = ({ line }: CellPlace): string | undefined => items.at(line)?.key
  const followed = (place: CellPlace, key: string | undefined): CellPlace | null => {
    if (keyAt(place) === key) return place
    const line = key === undefined ? -1 : items.lineOf(key)
    return line < 0 ? null : { ...place, line }
  }
  const range =
    held &&
    within(size, {
      anchor: followed(held.range.anchor, held.anchorKey) ?? held.range.anchor,
      head: followed(held.range.head, held.headKey) ?? held.range.head,
    })
  const select = (next: CellRange | null): void =>
    setHeld(next && { range: next, anchorKey: keyAt(next.anchor), headKey: keyAt(next.head) })
  const head = range?.head
  useLayoutEffect(() => {
    if (!head || isEditing) return
    // The row that had the focus is gone, and the focus with it.
    const isLost = isInside.current && (document.activeElement === document.body || document.activeElement === null)
    if (!wantsFocus.current && !isLost) return
    if (wantsFocus.current) show(head.line)
    wantsFocus.current = false
    const cell = document.getElementById(idOf(head))
    cell?.focus({ preventScroll: isLost })
  })
  return {
    range,
    go: next => {
      if (!next) return
      wantsFocus.current = true
      select(next)
    },
    select,
    goToKey: (place, key) => {
      wantsFocus.current = true
      show(place.line)
      setHeld({ range: { anchor: place, head: place }, anchorKey: key, headKey: key })
    },
    refocus: () => {
      wantsFocus.current = true
    },
    followed,
    keyAt,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: event => {
      // Nothing else has taken the focus: the cell is going, or the window is.
      if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) isInside.current = false
      else if (!event.relatedTarget && event.target.isConnected) isInside.current = false
    },
  }
}
