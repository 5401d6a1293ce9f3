// Durable work: jobs that wait, run or have failed for good, and when each scheduled job is next due. A job that is done has no row.
import { sql } from 'kysely'
import type { Migration } from './define'

const statements = [
  // Rows live for seconds and change twice: room on their page, and a vacuum that comes long before a fifth of the table is dead.
  `create table job (
    id bigint generated always as identity primary key,
    name text collate "C" not null,
    lane text collate "C" not null,
    key text collate "C",
    input json not null,
    state text collate "C" not null default 'waiting' check (state in ('waiting', 'running', 'dead')),
    run_at bigint not null,
    created_time bigint not null,
    attempts integer not null default 0,
    most_attempts integer not null,
    runner uuid,
    lease_until timestamptz,
    error text,
    dead_time bigint
  ) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02)`,
  `create index job_due on job (lane, run_at, id) where state = 'waiting'`,
  // Of a key one job waits and one runs: who enqueues again replaces the one that waits.
  `create unique index job_waiting_key on job (name, key) where state = 'waiting' and key is not null`,
  `create unique index job_running_key on job (name, key) where state = 'running' and key is not null`,
  `create index job_running on job (lease_until) where state = 'running'`,
  `create index job_dead on job (name, key) where state = 'dead'`,
  `create table job_schedule (name text collate "C" primary key, next_time bigint not null)`,
]

export const jobs: Migration = {
  id: 12,
  name: 'jobs',
  up: async tx => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  },
}
