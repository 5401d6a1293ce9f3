// Which page a row of the index belongs to. A row keeps its number and its page as long as it lives and no number is given twice,
// so what is known never has to be forgotten.
import type { Uuid } from '@sheaf/core/ids'
import { LRUCache } from 'lru-cache'
import type { DatabaseDoor } from '../storage/database'
import { pagesOfRows } from '../storage/search-index'

const MOST_SPACES = 200
const MOST_ROWS_PER_SPACE = 200_000

export class PageNumbers {
  private readonly spaces = new LRUCache<Uuid, Map<number, Uuid>>({ max: MOST_SPACES })

  constructor(private readonly pool: DatabaseDoor['pool']) {}

  /** The page of each row, in the same order; null for rows that have gone since they were named. */
  async pagesOf(spaceId: Uuid, rows: readonly number[]): Promise<(Uuid | null)[]> {
    let known = this.spaces.get(spaceId)
    if (!known || known.size > MOST_ROWS_PER_SPACE) {
      known = new Map()
      this.spaces.set(spaceId, known)
    }
    const pages: (Uuid | null)[] = []
    const unknown: number[] = []
    for (const row of rows) {
      const page = known.get(row)
      if (page === undefined) unknown.push(row)
      pages.push(page ?? null)
    }
    if (unknown.length === 0) return pages
    for (const { number, pageId } of await pagesOfRows(this.pool, spaceId, unknown)) known.set(number, pageId)
    return rows.map(row => known.get(row) ?? null)
  }
}
