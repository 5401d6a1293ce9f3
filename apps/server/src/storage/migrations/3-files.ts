// Uploads that are on their way, further places of files, and secrets that all processes share. A finished file is a record.
import { sql } from 'kysely'
import type { Migration } from './define'

const statements = [
  `create table pending_upload (
    id uuid primary key,
    space_id uuid not null,
    block_id uuid not null,
    user_id uuid not null,
    name text not null,
    size bigint not null,
    created_time bigint not null
  )`,
  `create index pending_upload_space on pending_upload (space_id)`,
  `create index pending_upload_created on pending_upload (created_time)`,
  `create table file_place (
    file_id uuid not null,
    space_id uuid not null,
    block_id uuid not null,
    primary key (file_id, space_id, block_id)
  )`,
  `create table server_secret (
    name text collate "C" primary key,
    value bytea not null
  )`,
]

export const files: Migration = {
  id: 3,
  name: 'files',
  up: async tx => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  },
}
