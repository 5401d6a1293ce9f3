// The piece of time that can be scrolled through, what is seen of it, and how it comes closer. What is under the pointer, or in the
// middle, stays where it is when the zoom changes or the axis is laid anew.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isRightToLeft } from '../reading-direction'
import { type Axis, axisAround, isNearEnd, pxAt, wallAtPx } from './axis'
import { scales, type Zoom } from './zooms'

interface Sight {
  /** From the beginning of the axis; without what the table beside it covers. */
  readonly left: number
  readonly width: number
  readonly top: number
  readonly height: number
}
export interface AxisView {
  readonly axis: Axis
  readonly zoom: Zoom
  readonly sight: Sight
  /** `at`: pixels of the seen part that stay where they are; the middle without. */
  readonly setZoom: (zoom: Zoom, at?: number) => void
  /** Into the middle. */
  readonly showTime: (wall: number) => void
  readonly showLine: (top: number, height: number) => void
}

/** From where reading begins, whichever side that is. */
const scrolledBy = (box: HTMLElement): number => Math.abs(box.scrollLeft)
function scrollTo(box: HTMLElement, px: number): void {
  box.scrollLeft = isRightToLeft(box) ? -px : px
}

function scrollDownTo(box: HTMLElement | null, px: number): void {
  if (box) box.scrollTop = px
}

const sightOf = (box: HTMLElement, beside: number, above: number): Sight => ({
  left: scrolledBy(box),
  width: Math.max(0, box.clientWidth - beside),
  top: box.scrollTop,
  height: Math.max(0, box.clientHeight - above),
})

export function useAxis(
  scroller: RefObject<HTMLElement | null>,
  begin: { readonly zoom: Zoom; readonly center: number },
  { start: beside, top: above }: { readonly start: number; readonly top: number },
): AxisView {
  const [laid, setLaid] = useState(begin)
  const [sight, setSight] = useState<Sight>({ left: 0, width: 0, top: 0, height: 0 })
  const axis = useMemo(() => axisAround(laid.center, scales[laid.zoom]), [laid])
  const hold = useRef<{ readonly wall: number; readonly at: number | null } | null>({ wall: begin.center, at: null })
  const lay = useCallback((zoom: Zoom, wall: number, at: number | null) => {
    hold.current = { wall, at }
    setLaid({ zoom, center: wall })
  }, [])

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const measure = (): void => setSight(sightOf(box, beside, above))
    if (hold.current) {
      const { width } = sightOf(box, beside, above)
      scrollTo(box, pxAt(axis, hold.current.wall) - (hold.current.at ?? width / 2))
      hold.current = null
    }
    measure()
  }, [axis, scroller, beside, above])

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    let frame = 0
    const look = (): void => {
      frame = 0
      const seen = sightOf(box, beside, above)
      setSight(seen)
      if (isNearEnd(axis, seen.left, seen.width))
        lay(laid.zoom, wallAtPx(axis, seen.left + seen.width / 2), seen.width / 2)
    }
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const observer = new ResizeObserver(soon)
    observer.observe(box)
    box.addEventListener('scroll', soon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      box.removeEventListener('scroll', soon)
    }
  }, [scroller, beside, above, axis, lay, laid.zoom])

  return {
    axis,
    zoom: laid.zoom,
    sight,
    setZoom: (zoom, at) => {
      const seen = scroller.current && sightOf(scroller.current, beside, above)
      if (!seen || zoom === laid.zoom) return
      const offset = at ?? seen.width / 2
      lay(zoom, wallAtPx(axis, seen.left + offset), offset)
    },
    showTime: wall => lay(laid.zoom, wall, null),
    showLine: (top, height) => {
      const seen = scroller.current && sightOf(scroller.current, beside, above)
      if (!seen) return
      if (top < seen.top) scrollDownTo(scroller.current, top)
      else if (top + height > seen.top + seen.height) scrollDownTo(scroller.current, top + height - seen.height)
    },
  }
}
