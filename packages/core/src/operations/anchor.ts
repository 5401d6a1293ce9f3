// A place in a list, said by its neighbours: it still means something when the list has changed meanwhile.
import type { Uuid } from '../ids'

/** How many neighbours are named on each side, nearest first. */
export const ANCHORS = 3
export interface Anchor {
  readonly after: Uuid[]
  readonly before: Uuid[]
}

export const atEnd: Anchor = { after: [], before: [] }
export const afterOf = (id: Uuid): Anchor => ({ after: [id], before: [] })

/** The anchor of an element that is in the list. */
export function anchorOf(ids: readonly Uuid[], id: Uuid): Anchor {
  return anchorAt(ids, ids.indexOf(id), 1)
}
/** The anchor of the gap before index `i`, over `skip` elements. */
export function anchorAt(ids: readonly Uuid[], i: number, skip = 0): Anchor {
  return { after: ids.slice(Math.max(0, i - ANCHORS), i).reverse(), before: ids.slice(i + skip, i + skip + ANCHORS) }
}
/** The neighbours on one side, with one that has come between. */
export const nearer = (id: Uuid, neighbours: readonly Uuid[]): Uuid[] => [id, ...neighbours].slice(0, ANCHORS)

/** The list with the id put where the anchor says: after the first `after` that is there, else before the first `before`, else last. */
export function insertAt(ids: readonly Uuid[], id: Uuid, at: Anchor): Uuid[] {
  return insertNew(ids.includes(id) ? ids.filter(other => other !== id) : ids, id, at)
}
/** The same for an id that is not in the list: long lists are searched once less. */
export function insertNew(ids: readonly Uuid[], id: Uuid, at: Anchor): Uuid[] {
  const index = placeOf(ids, at)
  return [...ids.slice(0, index), id, ...ids.slice(index)]
}
/** The search ends with the first neighbour that is there, and begins where most is written: at the end. */
function placeOf(ids: readonly Uuid[], at: Anchor): number {
  for (const neighbour of at.after) {
    const index = ids.lastIndexOf(neighbour)
    if (index >= 0) return index + 1
  }
  for (const neighbour of at.before) {
    const index = ids.indexOf(neighbour)
    if (index >= 0) return index
  }
  return ids.length
}
