// What the home shows: the pages that a person was on last, and their favourites. From all their devices where the server answers, else
// what this device knows.
import type { Uuid } from '@sheaf/core/ids'
import { pageLook } from '@sheaf/core/kinds/page-look'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { Replica } from '@sheaf/sync/replica'
import { favouritesOf } from '../../data/favourite-list'
import { isPage } from '../../data/page-tree'
import { whereOf } from '../../data/page-where'

export interface HomePage {
  readonly id: Uuid
  readonly title: string
  readonly icon: string | null
  /** The team and the pages it lies in. */
  readonly where: string
  readonly visitedTime: number | null
}
/** A page that was opened, and when; on this device alone only which. */
export interface Visit {
  readonly id: Uuid
  readonly visitedTime: number | null
}

export const MOST_RECENT = 12

/** Pages that are not here, or in the trash by now, are no place to go back to. */
function shownPage(replica: Replica, { id, visitedTime }: Visit): readonly HomePage[] {
  const block = replica.block(id)
  if (!block?.alive || !isPage(block)) return []
  return [{ id, title: rawTitle(block), icon: pageLook(block).icon, where: whereOf(replica, id), visitedTime }]
}

/** Those that the server knows of, then what only this device does: a page that was just passed through. */
export const allVisits = (told: readonly Visit[], here: readonly Visit[]): readonly Visit[] => {
  const known = new Set(told.map(({ id }) => id))
  return [...told, ...here.filter(({ id }) => !known.has(id))]
}

export const recentlyVisited = (replica: Replica, visits: readonly Visit[]): readonly HomePage[] =>
  visits.flatMap(visit => shownPage(replica, visit)).slice(0, MOST_RECENT)

export const favouritePages = (replica: Replica): readonly HomePage[] =>
  favouritesOf(replica).flatMap(id => shownPage(replica, { id, visitedTime: null }))

export const samePages = (a: readonly HomePage[], b: readonly HomePage[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** By the clock of the person who reads it. */
export const partOfDay = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
