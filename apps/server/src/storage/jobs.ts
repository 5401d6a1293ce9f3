// Jobs at rest. A job is a row while it waits, runs or has failed for good; done, it is gone. Whoever runs one holds a lease, and what it
// says afterwards counts only while the lease is its own (runner and attempt): a process that was thought dead cannot end another's run.
import type { Uuid } from '@sheaf/core/ids'
import type pg from 'pg'

/** A connection, a pool, or the caller's transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>

type JobState = 'waiting' | 'running' | 'dead'

export interface NewJob {
  readonly name: string
  readonly lane: string
  readonly key: string | null
  readonly input: unknown
  readonly runAt: number
  readonly mostAttempts: number
}

/** A job that was taken to be run. */
export interface TakenJob {
  readonly id: number
  readonly name: string
  readonly lane: string
  readonly key: string | null
  readonly input: unknown
  /** Counted from 1. */
  readonly attempts: number
  readonly mostAttempts: number
}
/** Whose run of which job: what a statement about it has to match. */
export interface Lease {
  readonly id: number
  readonly runner: Uuid
  readonly attempts: number
}

const COLUMNS = 'id, name, lane, key, input, attempts, most_attempts AS "mostAttempts"'
const LEASE = (ms: string): string => `clock_timestamp() + ${ms}::int * interval '1 millisecond'`
const UNIQUE_VIOLATION = '23505'

const valuesOf = ({ name, lane, key, input, runAt, mostAttempts }: NewJob, now: number): unknown[] => [
  name,
  lane,
  key,
  JSON.stringify(input),
  runAt,
  now,
  mostAttempts,
]

/** Undefined: one with this key waits already and was left as it is. */
export async function insertJob(
  db: Queryable,
  job: NewJob,
  ifWaiting: 'replace' | 'keep',
  now: number,
): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>({
    name: `job-insert-${ifWaiting}`,
    text: `INSERT INTO job (name, lane, key, input, run_at, created_time, most_attempts) VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (name, key) WHERE state = 'waiting' AND key IS NOT NULL ${
        ifWaiting === 'keep'
          ? 'DO NOTHING'
          : `DO UPDATE SET lane = excluded.lane, input = excluded.input, run_at = excluded.run_at, attempts = 0,
             most_attempts = excluded.most_attempts, error = NULL`
      } RETURNING id`,
    values: valuesOf(job, now),
  })
  return rows[0]?.id
}

/** A job that its enqueuer runs itself at once. Undefined: one with this key is running. */
export async function insertRunning(
  db: Queryable,
  job: NewJob,
  runner: Uuid,
  leaseMs: number,
  now: number,
): Promise<TakenJob | undefined> {
  const { rows } = await db.query<TakenJob>({
    name: 'job-insert-running',
    text: `INSERT INTO job (name, lane, key, input, run_at, created_time, most_attempts, state, attempts, runner, lease_until)
      VALUES ($1, $2, $3, $4, $5, $6, $7, 'running', 1, $8, ${LEASE('$9')})
      ON CONFLICT (name, key) WHERE state = 'running' AND key IS NOT NULL DO NOTHING RETURNING ${COLUMNS}`,
    values: [...valuesOf(job, now), runner, leaseMs],
  })
  return rows[0]
}

/** Takes back what waits under a key. */
export async function removeWaiting(db: Queryable, name: string, key: string): Promise<void> {
  await db.query({
    name: 'job-remove-waiting',
    text: `DELETE FROM job WHERE name = $1 AND key = $2 AND state = 'waiting'`,
    values: [name, key],
  })
}

/** When the first job of each lane is to run. */
export async function nextRuns(db: Queryable, lanes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ lane: string; runAt: number | null }>({
    name: 'job-next',
    text: `SELECT lane, (SELECT run_at FROM job j WHERE j.state = 'waiting' AND j.lane = l.lane ORDER BY run_at LIMIT 1) AS "runAt"
      FROM unnest($1::text[]) AS l(lane)`,
    values: [lanes],
  })
  return new Map(rows.flatMap(({ lane, runAt }) => (runAt === null ? [] : [[lane, runAt]])))
}

/** Takes due jobs of one lane, as far as their names are known here. Of one key only one runs at a time. */
export async function takeJobs(
  db: Queryable,
  wanted: { readonly lane: string; readonly names: readonly string[]; readonly most: number },
  runner: Uuid,
  leaseMs: number,
  now: number,
): Promise<readonly TakenJob[]> {
  try {
    const { rows } = await db.query<TakenJob>({
      name: 'job-take',
      text: `WITH due AS (
          SELECT j.id AS due_id FROM job j WHERE j.lane = $1 AND j.state = 'waiting' AND j.run_at <= $2 AND j.name = ANY($3::text[])
            AND (j.key IS NULL OR NOT EXISTS (SELECT FROM job r WHERE r.name = j.name AND r.key = j.key AND r.state = 'running'))
          ORDER BY j.run_at, j.id LIMIT $4 FOR UPDATE SKIP LOCKED)
        UPDATE job SET state = 'running', attempts = attempts + 1, runner = $5, lease_until = ${LEASE('$6')}
        FROM due WHERE id = due_id RETURNING ${COLUMNS}`,
      values: [wanted.lane, now, wanted.names, wanted.most, runner, leaseMs],
    })
    return rows.toSorted((a, b) => a.id - b.id)
  } catch (error) {
    // Two processes at one key in the same moment: the other has it, and the rest is taken at the next look.
    if ((error as { readonly code?: string }).code === UNIQUE_VIOLATION) return []
    throw error
  }
}

const MINE = `id = $1 AND runner = $2 AND attempts = $3 AND state = 'running'`
const mine = ({ id, runner, attempts }: Lease): unknown[] => [id, runner, attempts]

/** Lengthens leases; returns those that are still held. */
export async function renewLeases(
  db: Queryable,
  runner: Uuid,
  ids: readonly number[],
  leaseMs: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await db.query<{ id: number }>({
    name: 'job-renew',
    text: `UPDATE job SET lease_until = ${LEASE('$3')} WHERE runner = $1 AND state = 'running' AND id = ANY($2::bigint[]) RETURNING id`,
    values: [runner, ids, leaseMs],
  })
  return new Set(rows.map(row => row.id))
}

/** Done: it goes, and with it earlier ones of its key that had failed. False: the lease was lost. */
export async function removeDone(db: Queryable, lease: Lease): Promise<boolean> {
  const { rows } = await db.query<{ name: string; key: string | null }>({
    name: 'job-done',
    text: `DELETE FROM job WHERE ${MINE} RETURNING name, key`,
    values: mine(lease),
  })
  const [done] = rows
  if (done?.key != null)
    await db.query({
      name: 'job-done-key',
      text: `DELETE FROM job WHERE name = $1 AND key = $2 AND state = 'dead'`,
      values: [done.name, done.key],
    })
  return done !== undefined
}

/** Gives it back to wait. One of the same key that waits already takes its place. */
export async function putBack(
  db: Queryable,
  lease: Lease,
  later: { readonly runAt: number; readonly error: string | null; readonly isCounted: boolean },
): Promise<void> {
  try {
    const { rowCount } = await db.query({
      name: 'job-put-back',
      text: `UPDATE job SET state = 'waiting', runner = NULL, lease_until = NULL, run_at = $4, error = COALESCE($5, error),
          attempts = attempts - $6::int WHERE ${MINE}
          AND (key IS NULL OR NOT EXISTS (SELECT FROM job w WHERE w.name = job.name AND w.key = job.key AND w.state = 'waiting'))`,
      values: [...mine(lease), later.runAt, later.error, later.isCounted ? 0 : 1],
    })
    if (rowCount === 1) return
  } catch (error) {
    if ((error as { readonly code?: string }).code !== UNIQUE_VIOLATION) throw error
  }
  await db.query({ name: 'job-superseded', text: `DELETE FROM job WHERE ${MINE}`, values: mine(lease) })
}

/** Keeps it with its error, in the place of earlier ones of its key that had failed. */
export async function bury(db: Queryable, lease: Lease, error: string, now: number): Promise<void> {
  const { rows } = await db.query<{ name: string; key: string | null }>({
    name: 'job-bury',
    text: `UPDATE job SET state = 'dead', runner = NULL, lease_until = NULL, error = $4, dead_time = $5 WHERE ${MINE} RETURNING name, key`,
    values: [...mine(lease), error, now],
  })
  const [dead] = rows
  if (dead?.key != null)
    await db.query({
      name: 'job-bury-key',
      text: `DELETE FROM job WHERE name = $1 AND key = $2 AND state = 'dead' AND id <> $3`,
      values: [dead.name, dead.key, lease.id],
    })
}

/** Runs whose process has not renewed its lease. */
export const lapsedJobs = async (db: Queryable): Promise<readonly (Lease & { readonly mostAttempts: number })[]> =>
  (
    await db.query<Lease & { readonly mostAttempts: number }>({
      name: 'job-lapsed',
      text: `SELECT id, runner, attempts, most_attempts AS "mostAttempts" FROM job
        WHERE state = 'running' AND lease_until < clock_timestamp() LIMIT 100`,
    })
  ).rows

/** Notes when a scheduled job is first due. A plan that has become tighter is kept at once; what was missed stays due. */
export async function plan(db: Queryable, name: string, nextTime: number): Promise<void> {
  await db.query({
    text: `INSERT INTO job_schedule (name, next_time) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET next_time = least(job_schedule.next_time, excluded.next_time)`,
    values: [name, nextTime],
  })
}

/** Enqueues a scheduled job if it is due: of many processes one does, once however often it was missed. Returns when it is next due. */
export async function enqueueScheduled(
  db: Queryable,
  job: NewJob & { readonly key: string },
  nextTime: number,
  now: number,
): Promise<number> {
  const { rows } = await db.query<{ nextTime: number }>({
    name: 'job-scheduled',
    text: `WITH due AS (UPDATE job_schedule SET next_time = $8 WHERE name = $1 AND next_time <= $6 RETURNING name),
        made AS (INSERT INTO job (name, lane, key, input, run_at, created_time, most_attempts)
          SELECT $1, $2, $3, $4::json, $5::bigint, $6::bigint, $7::int FROM due
          ON CONFLICT (name, key) WHERE state = 'waiting' AND key IS NOT NULL DO NOTHING)
      SELECT CASE WHEN EXISTS (SELECT FROM due) THEN $8::bigint ELSE next_time END AS "nextTime" FROM job_schedule WHERE name = $1`,
    values: [...valuesOf(job, now), nextTime],
  })
  return rows[0]?.nextTime ?? nextTime
}

export interface ListedJob {
  readonly id: number
  readonly name: string
  readonly lane: string
  readonly key: string | null
  readonly state: JobState
  readonly runAt: number
  readonly attempts: number
  readonly mostAttempts: number
  readonly error: string | null
  readonly deadTime: number | null
}

/** Dead ones first, the latest of them on top; then in the order in which they run. */
export const listJobs = async (db: Queryable, limit: number): Promise<readonly ListedJob[]> =>
  (
    await db.query<ListedJob>({
      text: `SELECT id, name, lane, key, state, run_at AS "runAt", attempts, most_attempts AS "mostAttempts", error, dead_time AS "deadTime"
       FROM job ORDER BY array_position(ARRAY['dead', 'running', 'waiting'], state::text), dead_time DESC, run_at, id LIMIT $1`,
      values: [limit],
    })
  ).rows

/** Lets a dead job run again, from the first attempt on. False: there is no dead job of this id. One that waits under its key stands for it. */
export async function reviveJob(db: Queryable, id: number, now: number): Promise<boolean> {
  try {
    const { rowCount } = await db.query({
      text: `UPDATE job SET state = 'waiting', attempts = 0, run_at = $2, dead_time = NULL WHERE id = $1 AND state = 'dead'`,
      values: [id, now],
    })
    return rowCount === 1
  } catch (error) {
    if ((error as { readonly code?: string }).code !== UNIQUE_VIOLATION) throw error
    const { rowCount } = await db.query({ text: `DELETE FROM job WHERE id = $1 AND state = 'dead'`, values: [id] })
    return rowCount === 1
  }
}

export interface JobFigures {
  readonly name: string
  readonly lane: string
  readonly state: JobState
  readonly count: number
  /** When the first of them was to run. */
  readonly oldest: number
}

export const jobFigures = async (db: Queryable): Promise<readonly JobFigures[]> =>
  (
    await db.query<JobFigures>({
      text: 'SELECT name, lane, state, count(*) AS count, min(run_at) AS oldest FROM job GROUP BY name, lane, state',
    })
  ).rows

export async function removeDeadJobs(db: Queryable, before: number): Promise<void> {
  await db.query({ text: `DELETE FROM job WHERE state = 'dead' AND dead_time < $1`, values: [before] })
}
