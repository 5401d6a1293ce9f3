// Rows of the search index get a number that stays theirs: an answer of thousands of pages names them by it, and whoever knows the
// number's page already need not read its id again.
import { sql } from 'kysely'
import type { Migration } from './define'

const statements = [
  'alter table search_part add column number bigint generated always as identity',
  'create unique index search_part_number on search_part (number)',
]

export const searchNumbers: Migration = {
  id: 6,
  name: 'search-numbers',
  up: async tx => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  },
}
