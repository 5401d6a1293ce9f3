// Which page a row of the index belongs to. A row keeps its number and its page as long as it lives and no number is given twice,
// so what is known never has to be forgotten.
import type { Uuid } from '@sheaf/core/ids'
import { LRUCache } from 'lru-cache'
import type { HeldPart, MemoryHolder } from '../memory/memory-budget'
import type { OpenDatabase } from '../storage/database'
import { pagesOfRows } from '../storage/search-index'

const MOST_SPACES = 200
const MOST_ROWS_PER_SPACE = 200_000
const BYTES_PER_ROW = 120

export class PageNumbers implements MemoryHolder {
  readonly name = 'page numbers'
  private readonly spaces = new LRUCache<Uuid, Map<number, Uuid>>({ max: MOST_SPACES })
  private readonly usedAt = new WeakMap<Map<number, Uuid>, number>()

  constructor(
    private readonly pool: OpenDatabase['pool'],
    private readonly now: () => number,
  ) {}

  *parts(): Iterable<HeldPart> {
    for (const [spaceId, rows] of this.spaces.entries())
      yield {
        bytes: rows.size * BYTES_PER_ROW,
        usedAt: this.usedAt.get(rows) ?? 0,
        shed: () => this.spaces.delete(spaceId),
      }
  }

  /** The page of each row, in the same order; null for rows that have gone since they were named. */
  async pagesOf(spaceId: Uuid, rows: readonly number[]): Promise<(Uuid | null)[]> {
    let known = this.spaces.get(spaceId)
    if (!known || known.size > MOST_ROWS_PER_SPACE) {
      known = new Map()
      this.spaces.set(spaceId, known)
    }
    this.usedAt.set(known, this.now())
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
