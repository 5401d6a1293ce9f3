// How long a space rests after its followers have worked. What is new has to be taken in, and soon; a page that is typed in is made anew at
// every look, and the larger it is the seldomer it has to be.
import type { Uuid } from '@sheaf/core/ids'

/** After work on pages that were worked on just before: so many times as long. A huge page that is typed in costs a part of a core, not one. */
const REST = 10
const MOST_REST_MS = 10_000
/** After work on others: as long as it took, so that half of the time is everybody else's. */
const MOST_BREATH_MS = 1_000

/** `pages`: those that entries told of in this run, and in the one before it. */
export function restMs(spentMs: number, pages: ReadonlySet<Uuid>, before: ReadonlySet<Uuid>): number {
  let again = 0
  for (const page of pages) if (before.has(page)) again++
  const share = pages.size === 0 ? 0 : again / pages.size
  return Math.max(Math.min(spentMs, MOST_BREATH_MS), Math.min(spentMs * REST * share, MOST_REST_MS))
}
