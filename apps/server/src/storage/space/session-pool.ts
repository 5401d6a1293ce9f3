// Connections that are set up for the commit path and kept, at most so many at a time: whoever wants one more waits for the next that
// is given back.
import type pg from 'pg'

/** One plan per statement, always by index: keeps plans stable and rows locked in order. */
const SESSION =
  'SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off'

export async function openSession(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect()
  try {
    await client.query(SESSION)
    return client
  } catch (error) {
    // Kept, it would count as in use for good: a few restarts of the database would use the pool up.
    client.release(true)
    throw error
  }
}

export class SessionPool {
  private readonly free: pg.PoolClient[] = []
  private readonly waiting: (() => void)[] = []
  private taken = 0

  constructor(
    private readonly pool: pg.Pool,
    private readonly most: number,
  ) {}

  async take(): Promise<pg.PoolClient> {
    while (this.taken >= this.most) await new Promise<void>(resolve => this.waiting.push(resolve))
    this.taken++
    try {
      return this.free.pop() ?? (await openSession(this.pool))
    } catch (error) {
      this.letNext()
      throw error
    }
  }
  giveBack(session: pg.PoolClient): void {
    this.free.push(session)
    this.letNext()
  }
  /** It broke: another takes its place. */
  lose(session: pg.PoolClient): void {
    session.release(true)
    this.letNext()
  }
  close(): void {
    for (const session of this.free.splice(0)) session.release(true)
  }
  private letNext(): void {
    this.taken--
    this.waiting.shift()?.()
  }
}
