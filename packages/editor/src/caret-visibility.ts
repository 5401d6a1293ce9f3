// After every key ProseMirror measures each element around the caret, to scroll the caret into view. Nearly always it is visible:
// measuring only the caret and the scrolling element shows that, and saves all the other measurements.
import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { FIRST_BLOCK } from './chunks'
import { bodyType } from './schema'

/** The depth of a text on the page's first level: no scrolling element lies between it and the page. */
const FIRST_DEPTH = FIRST_BLOCK + 2

interface Edges {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
/** The height that stays visible above and below the caret, in pixels. */
export const CARET_DISTANCE = 96
/** The area in which the caret needs no scrolling. The margin shrinks at an end of the page, where nothing is left to scroll. */
export const safeArea = ({ left, right, top, bottom }: Edges, above: number, below: number): Edges => ({
  left,
  right,
  top: top + Math.min(above, CARET_DISTANCE),
  bottom: bottom - Math.min(below, CARET_DISTANCE),
})
export const isInside = (inner: Edges, outer: Edges): boolean =>
  inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right

export class CaretVisibility {
  private scrollers: readonly HTMLElement[] | null = null
  private width = 0

  /** What scrolls may be another: the text was moved, or another size of the window has another layout. */
  forget(): void {
    this.scrollers = null
  }
  /** False where it is not known without looking further. */
  isSure(view: EditorView): boolean {
    const { selection } = view.state
    const { $head } = selection
    if (!(selection instanceof TextSelection) || $head.depth !== FIRST_DEPTH || $head.parent.type !== bodyType)
      return false
    const caret = view.coordsAtPos($head.pos, 1)
    const { width, height } = visualViewport ?? { width: innerWidth, height: innerHeight }
    if (!isInside(caret, { left: 0, top: 0, right: width, bottom: height })) return false
    return this.around(view.dom).every(one => isInside(caret, calmIn(one)))
  }
  private around(dom: HTMLElement): readonly HTMLElement[] {
    if (!this.scrollers || this.width !== innerWidth) {
      this.width = innerWidth
      this.scrollers = scrollersAround(dom)
    }
    return this.scrollers
  }
}

function calmIn(scroller: HTMLElement): Edges {
  const { scrollTop, scrollHeight, clientHeight } = scroller
  return safeArea(scroller.getBoundingClientRect(), scrollTop, Math.max(0, scrollHeight - clientHeight - scrollTop))
}
function scrollersAround(dom: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at: HTMLElement | null = dom; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at)
    if ([overflowX, overflowY].some(value => value !== 'visible' && value !== 'clip')) found.push(at)
    if (position === 'fixed') break
  }
  return found
}
