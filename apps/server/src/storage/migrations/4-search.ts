// How far followers have come in each space's log, what pages are found by, and who was where. All of it is derived or a habit of
// a person: none of it is a record.
import { sql } from 'kysely'
import type { Migration } from './define'

const statements = [
  `create table log_follower (
    space_id uuid not null,
    name text collate "C" not null,
    version integer not null,
    seq bigint not null,
    rebuild_after text collate "C",
    primary key (space_id, name)
  ) with (fillfactor = 50)`,
  `create table search_part (
    space_id uuid not null,
    page_id uuid not null,
    part integer not null,
    title text collate "C" not null,
    title_words tsvector not null,
    created_by uuid,
    created_time bigint not null,
    edited_time bigint not null,
    words tsvector not null,
    lines jsonb not null,
    primary key (space_id, page_id, part)
  ) with (fillfactor = 80)`,
  // Searching reads what waits to be sorted in, so little of it may wait.
  `create index search_part_words on search_part using gin (words) with (gin_pending_list_limit = 256)`,
  `create table visited_page (
    space_id uuid not null,
    user_id uuid not null,
    page_id uuid not null,
    visits integer not null,
    last_time bigint not null,
    primary key (space_id, user_id, page_id)
  ) with (fillfactor = 80)`,
]

export const search: Migration = {
  id: 4,
  name: 'search',
  up: async tx => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  },
}
