// What PostgreSQL itself gives on this machine: pgbench-style commits of one counter row and one log row, by the same kind of
// connection, with the same fsync.
import pg from 'pg'
import type { Connection } from '../apps/server/src/postgres/connection'

const STATEMENT = `WITH s AS (UPDATE bench_seq SET seq = seq + 1 WHERE id = $1 RETURNING seq)
  INSERT INTO bench_log (id, seq, entry) SELECT $1, seq, $2::json FROM s`
/** About as large as the log entry of a typed character. */
const ENTRY = JSON.stringify({ entry: 'x'.repeat(700) })

export async function rawCommits(
  connection: Connection,
  rows: number,
  seconds: number,
  connections = 16,
): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: connections })
  await pool.query('DROP TABLE IF EXISTS bench_seq, bench_log')
  await pool.query('CREATE TABLE bench_seq (id int PRIMARY KEY, seq bigint NOT NULL) WITH (fillfactor = 50)')
  await pool.query('CREATE TABLE bench_log (id int, seq bigint, entry json NOT NULL, PRIMARY KEY (id, seq))')
  await pool.query('INSERT INTO bench_seq SELECT i, 0 FROM generate_series(0, $1::int - 1) i', [rows])
  let done = 0
  const until = performance.now() + seconds * 1000
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async (_, i) => {
      const client = await pool.connect()
      for (let k = i; performance.now() < until; k += connections) {
        await client.query({ name: 'raw', text: STATEMENT, values: [k % rows, ENTRY] })
        done++
      }
      client.release()
    }),
  )
  const rate = (done * 1000) / (performance.now() - began)
  await pool.query('DROP TABLE bench_seq, bench_log')
  await pool.end()
  return rate
}
