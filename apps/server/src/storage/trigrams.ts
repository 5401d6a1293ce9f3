// Titles that are nearly what was typed are found by trigrams, an extension that every PostgreSQL brings along and that some
// operators do not let be switched on. Without it search finds what is spelt right.
import type pg from 'pg'
import type { Log } from '../log'

const LOCK = 0x73_68_65_61_68

export async function prepareTrigrams(pool: pg.Pool, log: Log): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    await client.query(
      'CREATE INDEX IF NOT EXISTS search_part_title ON search_part USING gin (title gin_trgm_ops) WHERE part = 0',
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    log.warn({ err: error }, 'the extension pg_trgm is not to be had: search will not find what is misspelt')
  } finally {
    client.release()
  }
}

const known = new WeakMap<pg.Pool, Promise<boolean>>()
export function hasTrigrams(pool: pg.Pool): Promise<boolean> {
  const before = known.get(pool)
  if (before) return before
  const asked = pool
    .query(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`)
    .then(({ rowCount }) => rowCount === 1)
    .catch((error: unknown) => {
      known.delete(pool)
      throw error
    })
  known.set(pool, asked)
  return asked
}
