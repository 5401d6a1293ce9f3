// Accounts, sessions, sign-in codes and rate limits. None of it is a record: it never travels to a client.
import { sql } from 'kysely'
import type { Migration } from './define'

const statements = [
  `create table credential (
    user_id uuid primary key,
    email text collate "C" not null unique,
    password_hash text,
    email_verified_time bigint,
    created_time bigint not null
  )`,
  `create table session (
    id uuid primary key,
    token_hash bytea not null unique,
    created_time bigint not null,
    expires_time bigint not null
  )`,
  `create index session_expires on session (expires_time)`,
  `create table session_account (
    session_id uuid not null references session on delete cascade,
    user_id uuid not null,
    added_time bigint not null,
    primary key (session_id, user_id)
  )`,
  `create index session_account_user on session_account (user_id)`,
  `create table email_code (
    state_hash bytea primary key,
    code_hash bytea not null,
    email text collate "C" not null,
    attempts integer not null,
    expires_time bigint not null
  )`,
  `create index email_code_expires on email_code (expires_time)`,
  `create table rate_limit (
    key text collate "C" primary key,
    points integer not null,
    expires_time bigint not null
  ) with (fillfactor = 50)`,
  `create index rate_limit_expires on rate_limit (expires_time)`,
]

export const accounts: Migration = {
  id: 1,
  name: 'accounts',
  up: async tx => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  },
}
