// Scrolls what holds the page while something is dragged near one of its edges.

const EDGE = 56
/** Pixels a frame, at the very edge. */
const FASTEST = 18

const speedAt = (at: number, start: number, end: number): number => {
  const [before, after] = [start + EDGE - at, at - (end - EDGE)]
  return before > 0 ? -FASTEST * Math.min(before / EDGE, 1) : after > 0 ? FASTEST * Math.min(after / EDGE, 1) : 0
}

export class AutoScroll {
  private frame = 0
  private speed = { x: 0, y: 0 }

  constructor(
    private readonly scroller: HTMLElement,
    private readonly onScroll: () => void,
  ) {}

  /** The pointer is at this height of the window, and at this width where it scrolls sideways too. */
  at(y: number, x?: number): void {
    const { top, bottom, left, right } = this.scroller.getBoundingClientRect()
    this.speed = { x: x === undefined ? 0 : speedAt(x, left, right), y: speedAt(y, top, bottom) }
    if (this.isMoving && this.frame === 0) this.frame = requestAnimationFrame(() => this.step())
  }
  stop(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    this.speed = { x: 0, y: 0 }
  }
  private get isMoving(): boolean {
    return this.speed.x !== 0 || this.speed.y !== 0
  }
  private step(): void {
    this.frame = 0
    if (!this.isMoving) return
    const { scrollTop, scrollLeft } = this.scroller
    this.scroller.scrollBy(this.speed.x, this.speed.y)
    if (this.scroller.scrollTop === scrollTop && this.scroller.scrollLeft === scrollLeft) return
    this.onScroll()
    this.frame = requestAnimationFrame(() => this.step())
  }
}
