// Ends what a server in this process does to its database at its n-th write, as a kill would: what was not committed is rolled back,
// nothing more is written, and nobody renews its leases. Another server then has to bring to its end what was begun. `revive` lets the same
// server be used again, which saves a test the start of one for each step.
import type pg from 'pg'
import type { Services } from '../http/server-parts'

const writes = /^\s*(INSERT|UPDATE|DELETE|COMMIT|WITH\s+(due|s)\b)/i

export interface CutOff {
  /** From here on the n-th write, counted from 1, is the one before which it dies. */
  readonly dieAt: (write: number) => void
  readonly hasDied: () => boolean
  /** It may write again, and its leases have lapsed. */
  readonly revive: () => Promise<void>
}

export function cutOff({ pool, rooms }: Services): CutOff {
  let left = Number.POSITIVE_INFINITY
  let isDead = false
  const gone = (): Error => Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' })
  /** Whether the next statement may run. */
  const mayRun = (text: string): boolean => {
    if (!isDead && writes.test(text) && --left <= 0) isDead = true
    return !isDead || /^\s*ROLLBACK/i.test(text)
  }
  const known = new WeakSet<pg.PoolClient>()
  pool.on('acquire', client => {
    if (known.has(client)) return
    known.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const guarded = (...args: unknown[]): unknown => {
      const [statement] = args
      const text = typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '')
      if (mayRun(text)) return query(...args)
      const done = args.at(-1)
      if (typeof done === 'function') return void setImmediate(() => (done as (error: Error) => void)(gone()))
      return Promise.reject(gone())
    }
    client.query = guarded as unknown as typeof client.query
  })
  // Rooms write on connections of their own, which may have been taken before.
  const commit = rooms.storage.commit.bind(rooms.storage)
  rooms.storage.commit = async part => {
    if (!mayRun('INSERT')) throw gone()
    return commit(part)
  }
  return {
    dieAt: write => {
      left = write
      isDead = false
    },
    hasDied: () => isDead,
    revive: async () => {
      left = Number.POSITIVE_INFINITY
      isDead = false
      await pool.query(`UPDATE job SET lease_until = clock_timestamp() - interval '1 second' WHERE state = 'running'`)
    },
  }
}
