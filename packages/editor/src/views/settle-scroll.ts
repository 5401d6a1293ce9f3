// A long jump must end with its target visible. Blocks far away are not laid out and their height is estimated: once they come into the
// window they take their real height, and the target moves. So it is scrolled to again in the next frames until it stops moving, or
// until the person scrolls or types.
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { BlockSelection } from '../block-selection/block-selection'
import { scrollerOf } from './scroller'

interface Span {
  readonly top: number
  readonly bottom: number
}
/** `nearest` scrolls only as far as it must. */
type Place = 'center' | 'nearest'

/** The limit for a page that keeps moving. */
const MOST_FRAMES = 16
const STILL_FRAMES = 4
/** The distance between a target at an edge of the window and that edge. */
const MARGIN = 24
const PERSON = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** How far to scroll to show a target. If it is taller than the window, its beginning is shown. */
export function wayTo({ top, bottom }: Span, window: Span, place: Place): number {
  const isTall = bottom - top > window.bottom - window.top - 2 * MARGIN
  if (isTall) return top > window.bottom - MARGIN || bottom < window.top + MARGIN ? top - window.top - MARGIN : 0
  if (place === 'center') return (top + bottom) / 2 - (window.top + window.bottom) / 2
  if (top < window.top) return top - window.top - MARGIN
  return bottom > window.bottom ? bottom - window.bottom + MARGIN : 0
}

const holds = new WeakMap<HTMLElement, AbortController>()

/** Keeps a target visible until it stops moving. `spanOf` returns its position in the window, null when it is removed. */
function keepInSight(root: HTMLElement, spanOf: () => Span | null, place: Place): void {
  const scroller = scrollerOf(root)
  holds.get(scroller)?.abort()
  const hold = new AbortController()
  const { signal } = hold
  holds.set(scroller, hold)
  for (const type of PERSON) addEventListener(type, () => hold.abort(), { signal, capture: true, passive: true })
  let still = 0
  const look = (frame: number): void => {
    const span = signal.aborted ? null : spanOf()
    if (!span) return hold.abort()
    const before = scroller.scrollTop
    const { top, bottom } = scroller.getBoundingClientRect()
    const way = wayTo(span, { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) }, place)
    if (Math.abs(way) >= 1) scroller.scrollTop = before + way
    still = scroller.scrollTop === before ? still + 1 : 0
    if (still >= STILL_FRAMES || frame >= MOST_FRAMES) hold.abort()
    else requestAnimationFrame(() => look(frame + 1))
  }
  look(0)
}
/** An element into the middle of the window. */
export const scrollToTarget = (root: HTMLElement, element: Element): void =>
  keepInSight(root, () => (element.isConnected ? element.getBoundingClientRect() : null), 'center')

const REVEALED_MS = 1_600
/** The same, marked for a moment. */
export function revealFar(root: HTMLElement, element: Element): void {
  scrollToTarget(root, element)
  element.classList.add('sheaf-revealed')
  setTimeout(() => element.classList.remove('sheaf-revealed'), REVEALED_MS)
}

/** Of a selection, the end that moves. */
function headSpan(view: EditorView): Span | null {
  if (view.isDestroyed) return null
  const { selection } = view.state
  const dom = selection instanceof BlockSelection ? view.nodeDOM(selection.head) : null
  return dom instanceof Element ? dom.getBoundingClientRect() : view.coordsAtPos(selection.head, 1)
}

/** Where the caret may not be visible after a step, ProseMirror scrolls to it; this keeps it visible. */
export const settleScroll = (): Plugin =>
  new Plugin({
    props: {
      handleScrollToSelection: view => {
        requestAnimationFrame(() => keepInSight(view.dom, () => headSpan(view), 'nearest'))
        return false
      },
    },
  })
