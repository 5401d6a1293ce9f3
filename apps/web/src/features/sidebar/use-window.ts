// The lines of a list that are drawn while it is scrolled. All lines are equally high; how high, the style sheet says. The list has to
// say in `--lines` how many it has, and to lie in what is marked as scrolling. It is measured between frames alone: whoever asks for
// places while something is drawn has the browser lay out the whole page for it.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Span, spanOf } from './window-span'

/** Before anything can be measured. */
const AT_FIRST: Span = { from: 0, to: 48 }

const scrollerOf = (list: HTMLElement | null): HTMLElement | null =>
  list?.closest<HTMLElement>('[data-scroller]') ?? null

/** Goes to the list's element, and says which lines. */
export function useWindow(lines: number): { readonly list: RefObject<HTMLDivElement | null>; readonly span: Span } {
  const list = useRef<HTMLDivElement>(null)
  const [span, setSpan] = useState(AT_FIRST)
  const measure = useCallback(() => {
    const next = spanNow(list.current, lines)
    setSpan(held => (held.from === next.from && held.to === next.to ? held : next))
  }, [lines])
  useEffect(() => {
    const scroller = scrollerOf(list.current)
    if (!scroller) return
    scroller.addEventListener('scroll', measure, { passive: true })
    const resizes = new ResizeObserver(measure)
    resizes.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', measure)
      resizes.disconnect()
    }
  }, [measure])
  // After every render: what is above the list may have grown.
  useEffect(() => {
    const next = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(next)
  })
  return { list, span }
}

function spanNow(list: HTMLElement | null, lines: number): Span {
  const scroller = scrollerOf(list)
  const box = list?.getBoundingClientRect()
  // Hidden: it is measured when it shows.
  if (!list || !scroller || !box?.height) return AT_FIRST
  const linePx = box.height / Number(list.style.getPropertyValue('--lines'))
  return spanOf(box.top - scroller.getBoundingClientRect().top, linePx, scroller.clientHeight, lines)
}
