// Where result pages ended. A cursor names a row; its sort keys at that time are kept here, so that the next page continues at that
// position even when the row was moved or deleted: rows that did not move come once each. The oldest are dropped first; then the row's
// current position is used, and for a deleted row the list begins again (clients know repeated rows by their ids, and none is missing).
import type { Uuid } from '../ids'
import type { Query, Sort } from './query'
import type { Place } from './sort'

const KEPT = 2_000

export class PlaceMemory {
  private readonly places = new Map<string, Place>()

  /** `list`: which nested list it is, as the rows above differ; '' where they do not. */
  remember(query: Query, place: Place, list = ''): void {
    const key = keyOf(query.sorts ?? [], place.id, list)
    this.places.delete(key)
    this.places.set(key, place)
    if (this.places.size > KEPT) this.places.delete(this.places.keys().next().value as string)
  }

  recall(query: Query, row: Uuid, list = ''): Place | undefined {
    return this.places.get(keyOf(query.sorts ?? [], row, list))
  }

  /** Property ids may mean other cells now. */
  clear(): void {
    this.places.clear()
  }
}

const keyOf = (sorts: readonly Sort[], row: Uuid, list: string): string =>
  `${row}${list}${sorts.map(({ property, direction }) => `\n${direction} ${property}`).join('')}`
