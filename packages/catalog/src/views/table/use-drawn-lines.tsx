// Which lines are drawn: those in sight, some around them, and those that must not go, such as the one that is written in. Lines that
// wrap are measured as they are drawn; all others are of one height, so that any place of a long table is found at once. While a table is
// scrolled too fast to be read, lines that come are only passing: they are drawn in full once that is over.
import { type RefObject, startTransition, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { LineHeights } from './line-heights'
import { ScrollPace } from './scroll-pace'
import type { TableItems } from './table-items'

const OVERSCAN = 4
const STEP_LINES = 3
/** So long after the last fast step lines are drawn in full. */
const SETTLED_MS = 80
/** Before the first measure: a screenful. */
const FIRST_LINES = 30

interface DrawnLines {
  readonly lines: readonly number[]
  readonly first: number
  readonly last: number
  /** It goes by too fast to be read, and was not there before. */
  readonly isPassing: (line: number) => boolean
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

interface Span {
  readonly top: number
  readonly bottom: number
}
interface Seen extends Span {
  /** What was drawn in full before lines began to go by; null while none do. */
  readonly full: Span | null
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
  const [seen, setSeen] = useState<Seen>({ top: 0, bottom: FIRST_LINES * linePx, full: null })
  const look = useEffectEvent((isFast: boolean): void => {
    const element = scroller.current
    if (!element) return
    const top = Math.floor(element.scrollTop / stepPx) * stepPx
    const bottom = Math.ceil((element.scrollTop + element.clientHeight) / stepPx) * stepPx
    // The height of a line that is measured is known by all of its cells.
    const isPassing = isFast && !isMeasured
    setSeen(held => {
      const full = held.full ?? (isPassing ? { top: held.top, bottom: held.bottom } : null)
      return held.top === top && held.bottom === bottom && held.full === full ? held : { top, bottom, full }
    })
  })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const pace = new ScrollPace()
    let settling: ReturnType<typeof setTimeout> | undefined
    const settle = (): void => startTransition(() => setSeen(held => (held.full ? { ...held, full: null } : held)))
    const onScroll = (): void => {
      const isFast = pace.isFast(element.scrollTop, performance.now())
      look(isFast)
      if (!isFast) return
      clearTimeout(settling)
      settling = setTimeout(settle, SETTLED_MS)
    }
    const watcher = new ResizeObserver(() => look(false))
    watcher.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(settling)
      watcher.disconnect()
      element.removeEventListener('scroll', onScroll)
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
  const linesIn = ({ top, bottom }: Span): readonly [first: number, last: number] => [
    Math.max(0, heights.lineAt(top) - OVERSCAN),
    Math.min(items.count - 1, heights.lineAt(bottom) + OVERSCAN),
  ]
  const [first, last] = linesIn(seen)
  const full = seen.full && linesIn(seen.full)
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
    isPassing: line => full !== null && (line < full[0] || line > full[1]),
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
