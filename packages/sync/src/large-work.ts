// A large transaction that was worked out while others were committed: what it read, what came out, and what the store has taken in of
// it. It counts only if everything that it read is still so when its turn comes.
import type { SheafError } from '@sheaf/core/errors'
import { recordKey } from '@sheaf/core/operations/space-state'
import { inTurns, type Turns } from '@sheaf/core/steps'
import type { Batch } from './batch'
import type { NotedReads } from './noted-reads'
import type { Reducer, Submitted } from './reducer'
import type { CommitPart, Prepared, SpaceStorage } from './storage'

/** What it is worked out with; made anew where something had to be loaded first. */
export interface Workplace {
  readonly reads: NotedReads
  readonly batch: Batch
  readonly reducer: Reducer
  readonly now: number
  readonly turns: Turns
}

type Outcome = { readonly part: CommitPart } | { readonly refusal: SheafError }

export class LargeWork {
  private prepared: Prepared | null = null
  private readonly written: ReadonlySet<string>
  private isGivenUp = false

  private constructor(
    private readonly place: Workplace,
    private readonly outcome: Outcome,
  ) {
    const part = 'part' in outcome ? outcome.part : null
    this.written = new Set(part ? keysOf(part) : [])
  }

  /** May throw NotLoaded, as reductions do. */
  static async do(item: Submitted, place: Workplace): Promise<LargeWork> {
    const { reducer, batch, now, turns } = place
    await inTurns(reducer.reduce(item, batch, now), turns)
    return new LargeWork(place, { part: await inTurns(batch.partInSteps(), turns) })
  }
  static refused(place: Workplace, refusal: SheafError): LargeWork {
    return new LargeWork(place, { refusal })
  }

  get refusal(): SheafError | null {
    return 'refusal' in this.outcome ? this.outcome.refusal : null
  }
  get batch(): Batch {
    return this.place.batch
  }
  /** What has to be at hand before it can be told whether it still holds. */
  get reads(): NotedReads {
    return this.place.reads
  }
  holdsAt(now: number): boolean {
    return !this.isGivenUp && now < this.place.reducer.holdsUntil && this.place.reads.areCurrent()
  }

  /** Hands its rows to the store. They are locked there until it is committed or given up. */
  async prepare(storage: SpaceStorage): Promise<void> {
    if (!('part' in this.outcome) || this.isGivenUp) return
    this.prepared = storage.prepare(this.outcome.part)
    if (!(await this.prepared.ready)) await this.giveUp()
  }
  /** Whether it writes one of the records that the part writes, which would have to wait for it. */
  isInTheWayOf(part: CommitPart): boolean {
    for (const key of keysOf(part)) if (this.written.has(key)) return true
    return false
  }
  /** Resolves when nobody waits for it any more. */
  async giveUp(): Promise<void> {
    this.isGivenUp = true
    await this.prepared?.abandon()
  }
  /** The part as it goes after a place in the log. */
  partAfter(seq: number): CommitPart | null {
    if (!('part' in this.outcome)) return null
    const part = this.place.batch.placeAt(seq, this.outcome.part)
    return this.prepared ? { ...part, prepared: this.prepared } : part
  }
}

function* keysOf(part: CommitPart): Iterable<string> {
  for (const { table, value } of part.records) yield recordKey(table, value.id)
  for (const [id] of part.orderKeys) yield recordKey('block', id)
}
