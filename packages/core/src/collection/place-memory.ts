// Where pages ended. A cursor names a row; what the order went by then is kept here, so that the next page goes on at that place even
// when the row has moved or gone meanwhile: rows that stayed where they were come once each. The oldest are forgotten first; then the
// row's present place counts, and for a row that is gone the list begins anew (doubled rows are known by their ids, none is missing).
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
