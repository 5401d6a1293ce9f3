// Rate limits slow down instead of shutting out: a counter says when the next attempt may be made.
import { sql } from 'kysely'
import type { Migration } from './define'

export const pauses: Migration = {
  id: 9,
  name: 'pauses',
  up: async tx =>
    void (await sql.raw('alter table rate_limit add column next_time bigint not null default 0').execute(tx)),
}
