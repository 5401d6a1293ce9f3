// Whether a calendar has room for a grid of days: judged as it is opened and when the window changes, and not when a page is opened
// beside it, which leaves a month a month.

const NARROW_PX = 560

export interface Room {
  readonly windowWidth: number
  readonly isNarrow: boolean
}

/** `width`: of the calendar; undefined before it was measured. The same room as long as the window is the same. */
export function roomIn(held: Room | null, windowWidth: number, width: number | undefined): Room | null {
  if (width === undefined || held?.windowWidth === windowWidth) return held
  return { windowWidth, isNarrow: width < NARROW_PX }
}
