// Whether a calendar has room for a grid of days: judged as it is opened and when the window changes, and not when a page is opened
// beside it, which leaves a month a month.

const NARROW_PX = 560
/** Days of a hundred pixels: on one line of less, a name is a few letters. */
const TIGHT_PX = 720

export interface Room {
  readonly windowWidth: number
  readonly isNarrow: boolean
}

/** The same room as long as the window is the same. It is measured when it is judged: what was measured before may be of the old window. */
export function roomIn(held: Room | null, windowWidth: number, measure: () => number): Room {
  return held?.windowWidth === windowWidth ? held : { windowWidth, isNarrow: measure() < NARROW_PX }
}

/** Whether names get several lines and the room of all else. Follows what is opened beside it, as nothing moves but the lines. */
export const isTight = (width: number): boolean => width < TIGHT_PX
