// How fast a table is scrolled: above this pace its lines go by too fast to be read, and drawing them in full costs more than a frame has.

/** About eighty lines a second. */
const FAST_PX_PER_MS = 3
/** More lines at a step than are drawn in full in one frame, however long that took: who is late would else be later still. */
const FAR_PX = 120
/** Steps that are further apart belong to different movements: the first one of a movement says nothing of its pace. */
const TOGETHER_MS = 250

export class ScrollPace {
  private last: { readonly top: number; readonly at: number } | null = null

  /** Told of every step. */
  isFast(top: number, now: number): boolean {
    const before = this.last
    this.last = { top, at: now }
    if (!before || now - before.at > TOGETHER_MS) return false
    const px = Math.abs(top - before.top)
    return px > FAR_PX || px > FAST_PX_PER_MS * (now - before.at)
  }
}
