// What a session was opened with and when it was last used, files that are at home at a workspace or a person, and
// the domains of workspaces.
import { sql } from 'kysely'
import type { Migration } from './define'

const statements = [
  `alter table session add column user_agent text, add column last_seen_time bigint`,
  `alter table pending_upload add column parent_table text not null default 'block'`,
  `alter table pending_upload rename column block_id to parent_id`,
  `create table space_domain (space_id uuid primary key, domain text not null unique)`,
]

export const settings: Migration = {
  id: 5,
  name: 'settings',
  up: async tx => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  },
}
