// Which lines are drawn: those in sight, some around them, and those that must not go, such as the one that is written in. Lines that
// wrap are measured as they are drawn; all others are of one height, so that any place of a long table is found at once.
import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { LineHeights } from './line-heights'
import type { TableItems } from './table-items'

const OVERSCAN = 4
const STEP_LINES = 3
/** Before the first measure: a screenful. */
const FIRST_LINES = 30

export interface DrawnLines {
  readonly lines: readonly number[]
  readonly first: number
  readonly last: number
  readonly heights: LineHeights
  readonly totalPx: number
  /** For the element of a line, where lines are measured. */
  readonly measure: (element: HTMLElement | null) => void
  readonly show: (line: number) => void
  /** How many lines are in sight. */
  readonly page: () => number
}

interface Wanted {
  readonly linePx: number
  readonly isMeasured: boolean
  /** Covered by the head and the foot. */
  readonly coverPx: { readonly start: number; readonly end: number }
}

export function useDrawnLines(
  items: TableItems,
  scroller: RefObject<HTMLDivElement | null>,
  { linePx, isMeasured, coverPx }: Wanted,
): DrawnLines {
  const [measured, setMeasured] = useState<ReadonlyMap<string, number>>(new Map())
  const heights = useMemo(() => {
    const made = new LineHeights(items.count, linePx)
    if (!isMeasured) return made
    for (const [key, px] of measured) {
      const line = items.lineOf(key)
      if (line >= 0) made.set(line, px)
    }
    return made
  }, [items, linePx, isMeasured, measured])
  // In steps: a table is not drawn anew for every pixel that it is scrolled.
  const stepPx = linePx * STEP_LINES
  const [seen, setSeen] = useState({ top: 0, bottom: FIRST_LINES * linePx })
  const look = useEffectEvent((): void => {
    const element = scroller.current
    if (!element) return
    const top = Math.floor(element.scrollTop / stepPx) * stepPx
    const bottom = Math.ceil((element.scrollTop + element.clientHeight) / stepPx) * stepPx
    setSeen(held => (held.top === top && held.bottom === bottom ? held : { top, bottom }))
  })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const onLook = (): void => look()
    const watcher = new ResizeObserver(onLook)
    watcher.observe(element)
    element.addEventListener('scroll', onLook, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', onLook)
    }
  }, [scroller])
  const measure = (element: HTMLElement | null): void => {
    if (!element) return
    const line = Number(element.dataset['index'])
    const { height } = element.getBoundingClientRect()
    const change = height - heights.heightOf(line)
    const key = items.at(line)?.key
    if (height === 0 || change === 0 || key === undefined) return
    setMeasured(held => new Map(held).set(key, height))
    // What is in sight stays where it is while lines above it turn out to be higher.
    const box = scroller.current
    if (box && heights.topOf(line) + height <= box.scrollTop) box.scrollBy(0, change)
  }
  const first = Math.max(0, heights.lineAt(seen.top) - OVERSCAN)
  const last = Math.min(items.count - 1, heights.lineAt(seen.bottom) + OVERSCAN)
  const show = (line: number): void => {
    const element = scroller.current
    if (!element) return
    const [top, bottom] = [heights.topOf(line), heights.topOf(line) + heights.heightOf(line)]
    const room = element.clientHeight - coverPx.start - coverPx.end
    if (top < element.scrollTop) element.scrollTo({ top })
    else if (bottom > element.scrollTop + room) element.scrollTo({ top: bottom - room })
  }
  return {
    lines: Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i),
    first,
    last,
    heights,
    totalPx: heights.totalPx,
    measure,
    show,
    page: () => {
      const element = scroller.current
      return element ? Math.max(1, Math.floor((element.clientHeight - coverPx.start - coverPx.end) / linePx) - 1) : 1
    },
  }
}
