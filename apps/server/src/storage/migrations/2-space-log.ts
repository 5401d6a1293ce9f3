// The order of each space, its log, how far each device has come, and invitations that were not used yet. Every edit touches these, so the rows that change leave
// room on their page, and the log is cut by week: old weeks are dropped, never deleted row by row.
import { sql } from 'kysely'
import type { Migration } from './define'

const statements = [
  `create table space_seq (
    space_id uuid primary key,
    seq bigint not null,
    frozen text
  ) with (fillfactor = 50)`,
  `create table sync_client (
    space_id uuid not null,
    client_id uuid not null,
    user_id uuid not null,
    last_n bigint not null,
    last_tx uuid not null,
    primary key (space_id, client_id)
  ) with (fillfactor = 50)`,
  `create table space_log (
    space_id uuid not null,
    seq bigint not null,
    logged_on date not null,
    entry json not null,
    primary key (space_id, seq, logged_on)
  ) partition by range (logged_on)`,
  `create table space_log_rest partition of space_log default`,
  `create table space_invite (
    code_hash bytea primary key,
    space_id uuid not null,
    email text not null,
    invited_by uuid not null,
    expires_time bigint not null
  )`,
]

export const spaceLog: Migration = {
  id: 2,
  name: 'space-log',
  up: async tx => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  },
}
