// The lines of a list that are drawn while it is scrolled. All lines are equally high; how high, the style sheet says. The list has to
// say in `--lines` how many it has, and to lie in what is marked as scrolling.
import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react'
import { type Span, spanOf } from './window-span'

/** Before anything can be measured. */
const AT_FIRST = '0 48'

const scrollerOf = (list: HTMLElement | null): HTMLElement | null =>
  list?.closest<HTMLElement>('[data-scroller]') ?? null

/** Goes to the list's element, and says which lines. */
export function useWindow(lines: number): { readonly list: RefObject<HTMLDivElement | null>; readonly span: Span } {
  const list = useRef<HTMLDivElement>(null)
  const subscribe = useCallback((listener: () => void) => {
    const scroller = scrollerOf(list.current)
    if (!scroller) return () => {}
    scroller.addEventListener('scroll', listener, { passive: true })
    const resizes = new ResizeObserver(listener)
    resizes.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', listener)
      resizes.disconnect()
    }
  }, [])
  // Measured again after every render: what is above the list may have grown.
  const read = (): string => {
    const scroller = scrollerOf(list.current)
    const box = list.current?.getBoundingClientRect()
    // Hidden: it is measured when it shows.
    if (!list.current || !scroller || !box?.height) return AT_FIRST
    const linePx = box.height / Number(list.current.style.getPropertyValue('--lines'))
    const { from, to } = spanOf(box.top - scroller.getBoundingClientRect().top, linePx, scroller.clientHeight, lines)
    return `${from} ${to}`
  }
  const [from = 0, to = 0] = useSyncExternalStore(subscribe, read).split(' ').map(Number)
  return { list, span: { from, to } }
}
