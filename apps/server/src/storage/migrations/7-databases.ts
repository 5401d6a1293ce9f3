// Tables of databases that had nothing but a name get fields of their own (record-tables.ts adds them); nothing was ever in them.
import { sql } from 'kysely'
import type { Migration } from './define'

const tables = ['collection', 'collection_view', 'record_counter', 'layout', 'free_chart']

export const databases: Migration = {
  id: 7,
  name: 'databases',
  up: async tx => {
    for (const table of tables) await sql.raw(`alter table if exists ${table} drop column if exists data`).execute(tx)
  },
}
