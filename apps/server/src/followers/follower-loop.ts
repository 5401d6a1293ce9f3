// Runs one follower in this process, at its own pace: however long another one takes, this one goes on. It is woken by commits here, by
// hints from other processes and by a slow look at all spaces, so nothing is forgotten. A space that is being typed in is looked at every
// now and then, not at every key.
import type { Uuid } from '@sheaf/core/ids'
import type { SpaceStorage } from '@sheaf/sync/storage'
import type { Log } from '../log'
import { guarded } from '../process/guarded'
import type { OpenDatabase } from '../storage/database'
import { atPlace, type Place, spacesBehind } from '../storage/follower-places'
import type { Follower } from './follower'
import { restMs } from './rest'

const OWN_DELAY_MS = 250
/** The process that committed comes first; the others look whether it did. */
const FOREIGN_DELAY_MS = 1500
const RETRY_DELAY_MS = 5000
const POLL_MS = 30_000
const ENTRIES_PER_STEP = 500
/** Of the spaces that were worked on last it is known at what. */
const MOST_RUNS = 1_000

/** What was done in a space last. */
interface Run {
  readonly restUntilMs: number
  readonly pages: ReadonlySet<Uuid>
}

export interface FollowerParts {
  readonly pool: OpenDatabase['pool']
  readonly storage: Pick<SpaceStorage, 'head' | 'log'>
  readonly log: Log
}

export class FollowerLoop {
  private readonly waiting = new Map<Uuid, NodeJS.Timeout>()
  /** Spaces whose time has come, in order. */
  private readonly due = new Set<Uuid>()
  private readonly runs = new Map<Uuid, Run>()
  private working: Promise<void> | null = null
  private poll: NodeJS.Timeout | null = null
  private isClosed = false

  constructor(
    private readonly follower: Follower,
    private readonly parts: FollowerParts,
  ) {}

  start(): void {
    const look = guarded(this.parts.log, 'followers could not look for work', () => this.lookAtAll())
    this.poll = setInterval(look, POLL_MS)
    this.poll.unref()
    look()
  }
  committedHere(spaceId: Uuid): void {
    this.wake(spaceId, this.follower.delayMs ?? OWN_DELAY_MS)
  }
  committedElsewhere(spaceId: Uuid): void {
    this.wake(spaceId, FOREIGN_DELAY_MS)
  }
  /** Brings one space up to its log now. Says whether another process was at it, and of which pages the entries told. */
  async catchUp(spaceId: Uuid, pages: Set<Uuid> = new Set()): Promise<boolean> {
    for (;;) {
      if (this.isClosed) return false
      const step = await this.step(spaceId, pages)
      if (step !== 'more') return step === 'elsewhere'
    }
  }
  async close(): Promise<void> {
    this.isClosed = true
    if (this.poll) clearInterval(this.poll)
    for (const timer of this.waiting.values()) clearTimeout(timer)
    this.due.clear()
    await this.working
  }

  private wake(spaceId: Uuid, delayMs: number): void {
    // Only where they were started: the first look finds whatever was committed before.
    if (this.isClosed || !this.poll || this.waiting.has(spaceId)) return
    const rest = (this.runs.get(spaceId)?.restUntilMs ?? 0) - performance.now()
    const timer = setTimeout(
      () => {
        this.waiting.delete(spaceId)
        this.due.add(spaceId)
        this.working ??= this.work().catch((error: unknown) => {
          this.working = null
          this.parts.log.error({ err: error }, 'followers stopped')
        })
      },
      Math.max(delayMs, rest),
    )
    this.waiting.set(spaceId, timer.unref())
  }
  private async lookAtAll(): Promise<void> {
    try {
      const { name, version } = this.follower
      for (const spaceId of await spacesBehind(this.parts.pool, name, version)) this.wake(spaceId, OWN_DELAY_MS)
    } catch (error) {
      if (!this.isClosed) this.parts.log.warn({ err: error }, 'followers could not look for work')
    }
  }
  /** One space after another: they share the database with people who wait. */
  private async work(): Promise<void> {
    for (const spaceId of this.due) {
      this.due.delete(spaceId)
      const began = performance.now()
      const pages = new Set<Uuid>()
      try {
        if (await this.catchUp(spaceId, pages)) this.wake(spaceId, FOREIGN_DELAY_MS)
      } catch (error) {
        if (this.isClosed) break
        const { name } = this.follower
        this.parts.log.warn({ err: error, spaceId, follower: name }, 'a follower stopped and will try again')
        this.wake(spaceId, RETRY_DELAY_MS)
      }
      this.noteRun(spaceId, performance.now() - began, pages)
    }
    this.working = null
  }

  private noteRun(spaceId: Uuid, spentMs: number, pages: ReadonlySet<Uuid>): void {
    const before = this.runs.get(spaceId)?.pages ?? new Set()
    this.runs.delete(spaceId)
    this.runs.set(spaceId, { restUntilMs: performance.now() + restMs(spentMs, pages, before), pages })
    const [oldest] = this.runs.keys()
    if (oldest && this.runs.size > MOST_RUNS) this.runs.delete(oldest)
  }

  private async step(spaceId: Uuid, pages: Set<Uuid>): Promise<'done' | 'more' | 'elsewhere'> {
    const { pool, storage } = this.parts
    const { follower } = this
    let more = false
    const ran = await atPlace(pool, follower.name, spaceId, async (tx, found) => {
      const place: Place = found ?? { version: follower.version, seq: 0, rebuildAfter: null }
      // A newer Sheaf on the same database is at it.
      if (place.version > follower.version) return null
      if (place.version === follower.version && place.rebuildAfter !== null) {
        const rebuildAfter = await follower.rebuild(tx, spaceId, place.rebuildAfter)
        more = true
        return { ...place, rebuildAfter }
      }
      const entries =
        place.version === follower.version ? await storage.log(spaceId, place.seq, ENTRIES_PER_STEP) : null
      if (!entries) {
        // The seq is read before the records, so what the rebuild misses is followed after it.
        const head = await storage.head(spaceId)
        more = true
        return { version: follower.version, seq: head?.seq ?? 0, rebuildAfter: '' }
      }
      const last = entries.at(-1)
      if (!last) return null
      for (const { items } of entries)
        for (const { channels } of items) for (const channel of channels) pages.add(channel)
      await follower.follow(tx, spaceId, entries)
      more = entries.length === ENTRIES_PER_STEP
      return { ...place, seq: last.seq }
    })
    return ran ? (more ? 'more' : 'done') : 'elsewhere'
  }
}
