// Counters of the rate limits. They are in PostgreSQL so that they hold for all processes together and survive a restart, and
// all counters of one attempt move in one statement.
import { sql } from 'kysely'
import type { Database } from './database'

export interface Counter {
  readonly key: string
  readonly windowMs: number
}

export interface Count {
  readonly key: string
  readonly points: number
  readonly expiresTime: number
}

/** Adds one to every counter; a counter whose window is over starts again. Keys must differ. */
export async function countUp(database: Database, counters: readonly Counter[], now: number): Promise<Count[]> {
  // One order for everybody, or two attempts that share two counters could wait for each other.
  const ordered = [...counters].sort((a, b) => (a.key < b.key ? -1 : 1))
  const rows = await sql<{ key: string; points: number; expires_time: number }>`
    insert into rate_limit (key, points, expires_time)
    select key, 1, ${now}::bigint + window_ms
    from unnest(${ordered.map(counter => counter.key)}::text[], ${ordered.map(counter => counter.windowMs)}::bigint[])
      with ordinality as counter(key, window_ms, position)
    order by position
    on conflict (key) do update set
      points = case when rate_limit.expires_time <= ${now} then 1 else rate_limit.points + 1 end,
      expires_time = case when rate_limit.expires_time <= ${now} then excluded.expires_time else rate_limit.expires_time end
    returning key, points, expires_time`.execute(database)
  return rows.rows.map(row => ({ key: row.key, points: row.points, expiresTime: row.expires_time }))
}

/** Takes one back from every counter: what succeeded was no attempt to guess. */
export async function countDown(database: Database, keys: readonly string[]): Promise<void> {
  await database
    .updateTable('rate_limit')
    .set(eb => ({ points: eb('points', '-', 1) }))
    .where('key', 'in', [...keys].sort())
    .where('points', '>', 0)
    .execute()
}
