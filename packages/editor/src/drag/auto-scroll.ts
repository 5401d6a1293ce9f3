// Scrolls what holds the page while something is dragged near its upper or lower edge.

const EDGE = 56
/** Pixels a frame, at the very edge. */
const FASTEST = 18

export class AutoScroll {
  private frame = 0
  private speed = 0

  constructor(
    private readonly scroller: HTMLElement,
    private readonly onScroll: () => void,
  ) {}

  /** The pointer is at this height of the window. */
  at(y: number): void {
    const { top, bottom } = this.scroller.getBoundingClientRect()
    const upper = top + EDGE - y
    const lower = y - (bottom - EDGE)
    this.speed = upper > 0 ? -FASTEST * Math.min(upper / EDGE, 1) : lower > 0 ? FASTEST * Math.min(lower / EDGE, 1) : 0
    if (this.speed !== 0 && this.frame === 0) this.frame = requestAnimationFrame(() => this.step())
  }
  stop(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    this.speed = 0
  }
  private step(): void {
    this.frame = 0
    if (this.speed === 0) return
    const before = this.scroller.scrollTop
    this.scroller.scrollTop += this.speed
    if (this.scroller.scrollTop === before) return
    this.onScroll()
    this.frame = requestAnimationFrame(() => this.step())
  }
}
