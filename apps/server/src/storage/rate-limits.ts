// Counters of the rate limits. They are in PostgreSQL so that they hold for all processes together and survive a restart, and all
// counters of one attempt move together. Whoever tries too soon is refused and not counted: hammering makes nobody wait longer.
import type { Database } from './database'

export interface Counter {
  readonly key: string
  /** So many within the window go ahead at once. */
  readonly attempts: number
  readonly windowMs: number
  /** From then on each has to wait, twice as long as the one before. Absent: until the window ends. */
  readonly pause?: { readonly firstMs: number; readonly longestMs: number }
}

/** How long the next attempt has to wait after so many were counted. */
function pauseAfter({ attempts, pause }: Counter, points: number, leftMs: number): number {
  if (points < attempts) return 0
  return pause ? Math.min(pause.longestMs, pause.firstMs * 2 ** Math.min(points - attempts, 30)) : leftMs
}

/** Counts an attempt, or so many at once, or answers until when it has to wait and counts nothing. Keys must differ. */
export function countUp(
  database: Database,
  counters: readonly Counter[],
  now: number,
  times = 1,
): Promise<number | null> {
  // One order for everybody, or two attempts that share two counters could wait for each other.
  const ordered = [...counters].sort((a, b) => (a.key < b.key ? -1 : 1))
  const keys = ordered.map(({ key }) => key)
  return database.transaction().execute(async tx => {
    await tx
      .insertInto('rate_limit')
      .values(ordered.map(({ key, windowMs }) => ({ key, points: 0, expires_time: now + windowMs, next_time: 0 })))
      .onConflict(on => on.column('key').doNothing())
      .execute()
    const rows = await tx
      .selectFrom('rate_limit')
      .selectAll()
      .where('key', 'in', keys)
      .orderBy('key')
      .forUpdate()
      .execute()
    const running = new Map(rows.filter(row => row.expires_time > now).map(row => [row.key, row]))
    const until = Math.max(0, ...[...running.values()].map(row => row.next_time))
    if (until > now) return until
    for (const counter of ordered) {
      const row = running.get(counter.key)
      const points = (row?.points ?? 0) + times
      const expires = row?.expires_time ?? now + counter.windowMs
      const wait = pauseAfter(counter, points, expires - now)
      await tx
        .updateTable('rate_limit')
        .set({ points, expires_time: expires, next_time: wait > 0 ? now + wait : 0 })
        .where('key', '=', counter.key)
        .execute()
    }
    return null
  })
}

/** Takes what was counted back from every counter, and the wait after it: what succeeded was no attempt to guess. */
export async function countDown(database: Database, keys: readonly string[], times = 1): Promise<void> {
  await database
    .updateTable('rate_limit')
    .set(eb => ({ points: eb('points', '-', times), next_time: 0 }))
    .where('key', 'in', [...keys].sort())
    .where('points', '>=', times)
    .execute()
}
