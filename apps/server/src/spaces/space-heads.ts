// How far the log of a space has come: what everything that is kept in memory is held against. The database is asked, once for all
// who want to know in the same turn. A process that is the only one to write knows it without asking.
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { CommitOutcome, CommitPart } from '@sheaf/sync/storage'
import { LRUCache } from 'lru-cache'

const MOST_KNOWN = 20_000
/** A commit that nothing was heard of may still happen for so long. */
const DOUBT_MS = 60_000

interface SpaceHeadsOptions {
  readonly read: (spaceIds: readonly Uuid[]) => Promise<ReadonlyMap<Uuid, number>>
  /** Nobody else writes. */
  readonly isAlone: boolean
  readonly now: () => number
}

type Waiting = Map<Uuid, { resolve: (head: number | undefined) => void; reject: (error: unknown) => void }[]>

export class SpaceHeads {
  private readonly known = new LRUCache<Uuid, number>({ max: MOST_KNOWN })
  private readonly doubtedUntil = new Map<Uuid, number>()
  private waiting: Waiting | null = null

  constructor(private readonly options: SpaceHeadsOptions) {}

  /** Undefined where there is no such space. */
  async of(spaceId: Uuid): Promise<number | undefined> {
    return this.known.get(spaceId) ?? (await this.ask(spaceId))
  }

  /** Entries that this process has committed. */
  committed(entries: readonly LogEntry[]): void {
    const last = entries.at(-1)
    if (last) this.reached(last.spaceId, last.seq)
  }
  /** Somebody says that the log has come so far: the only one to write may not have been the only one after all. */
  heard(spaceId: Uuid, seq: number): void {
    if (this.known.has(spaceId)) this.reached(spaceId, seq)
  }

  /** Passes a commit on. Where it fails, what is known of the space does not hold any more. */
  async watch(part: CommitPart, commit: (part: CommitPart) => Promise<CommitOutcome>): Promise<CommitOutcome> {
    try {
      const outcome = await commit(part)
      if (outcome === 'conflict') this.known.delete(part.spaceId)
      return outcome
    } catch (error) {
      this.doubt(part.spaceId)
      throw error
    }
  }

  private ask(spaceId: Uuid): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      if (!this.waiting) {
        const waiting: Waiting = new Map()
        this.waiting = waiting
        setImmediate(() => void this.askAll(waiting))
      }
      const others = this.waiting.get(spaceId)
      if (others) others.push({ resolve, reject })
      else this.waiting.set(spaceId, [{ resolve, reject }])
    })
  }
  /** Who asks from here on is not answered by this question: it may be older than what they know of. */
  private async askAll(waiting: Waiting): Promise<void> {
    this.waiting = null
    try {
      const heads = await this.options.read([...waiting.keys()])
      for (const [spaceId, askers] of waiting) {
        const head = heads.get(spaceId)
        if (head !== undefined) this.reached(spaceId, head)
        // What was committed while the database was asked came after it.
        for (const { resolve } of askers) resolve(head === undefined ? undefined : (this.known.get(spaceId) ?? head))
      }
    } catch (error) {
      for (const askers of waiting.values()) for (const { reject } of askers) reject(error)
    }
  }
  private reached(spaceId: Uuid, seq: number): void {
    if (!this.options.isAlone || this.isDoubted(spaceId)) return
    this.known.set(spaceId, Math.max(this.known.get(spaceId) ?? 0, seq))
  }
  private doubt(spaceId: Uuid): void {
    this.known.delete(spaceId)
    if (this.options.isAlone) this.doubtedUntil.set(spaceId, this.options.now() + DOUBT_MS)
  }
  private isDoubted(spaceId: Uuid): boolean {
    const until = this.doubtedUntil.get(spaceId)
    if (until === undefined) return false
    if (this.options.now() < until) return true
    this.doubtedUntil.delete(spaceId)
    return false
  }
}
