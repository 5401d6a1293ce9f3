// An upload for a row that is yet to be made says in which database: until the row is there, that one says who may.
import { sql } from 'kysely'
import type { Migration } from './define'

export const rowFiles: Migration = {
  id: 8,
  name: 'row-files',
  up: async tx => void (await sql.raw('alter table pending_upload add column collection_id uuid').execute(tx)),
}
