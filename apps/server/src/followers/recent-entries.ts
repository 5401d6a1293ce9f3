// What this process committed a moment ago, for those who follow the log: the entry of a large transaction is megabytes, and reading it back
// for each follower held everybody up. Other entries, and older ones, are read from the log.
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { SpaceStorage } from '@sheaf/sync/storage'
import { LRUCache } from 'lru-cache'
import type { HeldPart, MemoryHolder } from '../memory/memory-budget'

const MOST_SPACES = 500
/** Followers are at it within a second. */
const KEPT_MS = 10_000
/** Of changed records, for each space. */
const MOST_ITEMS = 20_000
const BYTES_PER_ITEM = 1_500

interface Kept {
  /** Without a gap. */
  readonly entries: readonly LogEntry[]
  readonly items: number
}

export class RecentEntries implements MemoryHolder {
  readonly name = 'recent entries'
  private readonly spaces = new LRUCache<Uuid, Kept>({ max: MOST_SPACES, ttl: KEPT_MS, ttlAutopurge: true })

  committed(committed: readonly LogEntry[]): void {
    const [first] = committed
    if (!first) return
    const before = this.spaces.get(first.spaceId)?.entries ?? []
    let entries = before.at(-1)?.seq === first.seq - 1 ? [...before, ...committed] : committed
    let items = entries.reduce((sum, entry) => sum + weightOf(entry), 0)
    while (items > MOST_ITEMS && entries.length > committed.length) {
      items -= weightOf(entries[0] as LogEntry)
      entries = entries.slice(1)
    }
    this.spaces.set(first.spaceId, { entries, items })
  }

  *parts(): Iterable<HeldPart> {
    for (const [spaceId, { items }] of this.spaces.entries())
      yield { bytes: items * BYTES_PER_ITEM, usedAt: 0, shed: () => this.spaces.delete(spaceId) }
  }

  /** The same entries, as a store answers them. */
  over(storage: Pick<SpaceStorage, 'head' | 'log'>): Pick<SpaceStorage, 'head' | 'log'> {
    return {
      head: spaceId => storage.head(spaceId),
      log: async (spaceId, after, limit) => {
        const entries = this.spaces.get(spaceId)?.entries ?? []
        const [first] = entries
        const from = first ? after + 1 - first.seq : -1
        return from >= 0 && from < entries.length
          ? entries.slice(from, from + limit)
          : storage.log(spaceId, after, limit)
      },
    }
  }
}

const weightOf = ({ items, texts }: LogEntry): number => items.length + texts.length + 1
