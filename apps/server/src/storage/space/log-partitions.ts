// The log is cut by week. Weeks ahead are made in time, weeks behind the retention are dropped whole.
import { limits, units } from '@sheaf/core/limits'
import type pg from 'pg'

const WEEK_MS = units.weekMs
/** Monday, 5 January 1970: weeks are counted from here. */
const FIRST_MONDAY_MS = 4 * units.dayMs

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const weekStart = (ms: number): number => FIRST_MONDAY_MS + Math.floor((ms - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS
const nameOf = (startMs: number): string => `space_log_${day(startMs).replaceAll('-', '')}`

/** Makes this week and the two after it, drops what lies wholly behind the retention. Safe to run in several processes. */
export async function keepLogPartitions(pool: pg.Pool, now: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(7368656167)')
    for (let week = 0; week < 3; week++) {
      const start = weekStart(now) + week * WEEK_MS
      await client.query(
        `CREATE TABLE IF NOT EXISTS ${nameOf(start)} PARTITION OF space_log FOR VALUES FROM ('${day(start)}') TO ('${day(start + WEEK_MS)}')`,
      )
    }
    const { rows } = await client.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'space_log'::regclass AND c.relname ~ '^space_log_[0-9]{8}$'`,
    )
    const oldest = nameOf(weekStart(now - limits.logRetentionMs))
    for (const { name } of rows) if (name < oldest) await client.query(`DROP TABLE ${name}`)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
