// Group commit: rooms hand in their parts, a free connection takes whatever is waiting and commits it in one statement. There is
// no timer: under load batches form by themselves. A statement that fails is tried part by part, so that one bad part never
// fails its neighbours.
import { limits } from '@sheaf/core/limits'
import { serverLimits } from '@sheaf/core/server-limits'
import type { CommitOutcome, CommitPart, Prepared } from '@sheaf/sync/storage'
import type pg from 'pg'
import { commitStatement } from './commit-statement'
import { frozenSpaces } from './frozen-spaces'
import { PreparedCommit } from './prepared-commit'
import { openSession, SessionPool } from './session-pool'

interface Waiting {
  readonly part: CommitPart
  readonly resolve: (outcome: CommitOutcome) => void
  readonly reject: (error: unknown) => void
}

interface CommitFigures {
  batches: number
  transactions: number
  conflicts: number
}

const LANES = 3
/** Large parts that may be under way at a time: each keeps a connection. */
const MOST_PREPARED = 2

export class GroupCommit {
  readonly figures: CommitFigures = { batches: 0, transactions: 0, conflicts: 0 }
  private readonly queue: Waiting[] = []
  private readonly preparing: SessionPool
  private readonly lanes: (pg.PoolClient | null)[] = Array.from({ length: LANES }, () => null)
  private readonly busy = new Set<number>()
  private scheduled = false

  constructor(
    private readonly pool: pg.Pool,
    private readonly now: () => number,
  ) {
    this.preparing = new SessionPool(pool, MOST_PREPARED)
  }

  /** A large part shares neither a statement nor a connection with others. */
  prepare(part: CommitPart): Prepared {
    return new PreparedCommit(this.preparing, part, this.today())
  }
  async commit(part: CommitPart): Promise<CommitOutcome> {
    if (!(part.prepared instanceof PreparedCommit)) return this.inGroup(part)
    const outcome = await part.prepared.commit(part)
    this.figures.batches++
    if (outcome === 'committed') this.figures.transactions += part.entries.length
    else this.figures.conflicts++
    return outcome
  }
  private inGroup(part: CommitPart): Promise<CommitOutcome> {
    return new Promise((resolve, reject) => {
      this.queue.push({ part, resolve, reject })
      this.schedule()
    })
  }
  async close(): Promise<void> {
    while (this.busy.size || this.queue.length) await new Promise(resolve => setTimeout(resolve, 5))
    for (const lane of this.lanes) lane?.release(true)
    this.lanes.fill(null)
    this.preparing.close()
  }
  private today(): string {
    return new Date(this.now()).toISOString().slice(0, 10)
  }

  private schedule(): void {
    if (this.scheduled) return
    this.scheduled = true
    // Everything that was parsed in this turn of the loop joins the batch.
    setImmediate(() => {
      this.scheduled = false
      this.drain()
    })
  }
  private drain(): void {
    for (let lane = 0; lane < LANES && this.queue.length; lane++) {
      if (this.busy.has(lane)) continue
      const batch = this.next()
      this.busy.add(lane)
      void this.run(lane, batch).finally(() => {
        this.busy.delete(lane)
        if (this.queue.length) this.schedule()
      })
    }
  }
  private next(): Waiting[] {
    const batch: Waiting[] = []
    let transactions = 0
    while (
      this.queue.length &&
      batch.length < serverLimits.spacesPerBatch &&
      transactions < limits.transactionsPerBatch
    ) {
      const item = this.queue.shift() as Waiting
      transactions += item.part.entries.length
      batch.push(item)
    }
    // Counters are locked in the order of their ids, so that two batches never wait for each other.
    return batch.sort((a, b) => (a.part.spaceId < b.part.spaceId ? -1 : 1))
  }

  private async run(lane: number, batch: readonly Waiting[]): Promise<void> {
    try {
      await this.execute(lane, batch)
    } catch (error) {
      this.lanes[lane]?.release(true)
      this.lanes[lane] = null
      if (batch.length === 1) return batch[0]?.reject(error)
      for (const item of batch) await this.run(lane, [item])
    }
  }
  private async execute(lane: number, batch: readonly Waiting[]): Promise<void> {
    const connection = (this.lanes[lane] ??= await openSession(this.pool))
    const statement = commitStatement(
      batch.map(item => item.part),
      this.today(),
    )
    const { rows } = await connection.query<{ space_id: string }>({ ...statement, values: [...statement.values] })
    const done = new Set(rows.map(row => row.space_id))
    const missed = batch.filter(item => !done.has(item.part.spaceId))
    const frozen = missed.length
      ? await frozenSpaces(
          connection,
          missed.map(item => item.part.spaceId),
        )
      : new Set<string>()
    this.figures.batches++
    for (const item of batch) {
      if (done.has(item.part.spaceId)) this.figures.transactions += item.part.entries.length
      else this.figures.conflicts++
      item.resolve(done.has(item.part.spaceId) ? 'committed' : frozen.has(item.part.spaceId) ? 'frozen' : 'conflict')
    }
  }
}
