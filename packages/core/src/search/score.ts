// How well a page answers a query: how its title fits, then how lately it was edited and how often the person was there. The same
// in the server's search and in the search of what is on a device.
import { units } from '../limits'
import type { SearchQuery } from './query'

/** exact, start: the title is the query, or begins with it. title: it holds every word. similar: it nearly does. content: the page does. */
export type Match = 'exact' | 'start' | 'title' | 'similar' | 'content' | 'none'

const worth: Readonly<Record<Match, number>> = { exact: 100, start: 80, title: 60, similar: 25, content: 30, none: 0 }
const MOST_FOR_RECENCY = 10
const MOST_FOR_VISITS = 18
const EDIT_HALF_LIFE_MS = 30 * units.dayMs
const VISIT_HALF_LIFE_MS = 14 * units.dayMs
/** Beyond so many visits, more of them say nothing more. */
const MANY_VISITS = 63

export interface Visits {
  readonly count: number
  readonly lastTime: number
}
interface Scored {
  readonly match: Match
  readonly editedTime: number
  readonly visits: Visits | null
}

/** How a title that holds every word of the query fits it. Both folded. */
export const titleMatch = (title: string, { folded }: Pick<SearchQuery, 'folded'>): Match =>
  title === folded ? 'exact' : title.startsWith(folded) ? 'start' : 'title'

export function scoreOf({ match, editedTime, visits }: Scored, now: number): number {
  const score =
    worth[match] +
    MOST_FOR_RECENCY * fading(now - editedTime, EDIT_HALF_LIFE_MS) +
    (visits
      ? MOST_FOR_VISITS *
        (Math.log2(1 + Math.min(visits.count, MANY_VISITS)) / Math.log2(1 + MANY_VISITS)) *
        fading(now - visits.lastTime, VISIT_HALF_LIFE_MS)
      : 0)
  return Math.round(score * 1000) / 1000
}

const fading = (ageMs: number, halfLifeMs: number): number => 0.5 ** (Math.max(0, ageMs) / halfLifeMs)
