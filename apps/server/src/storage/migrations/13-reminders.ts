// Reminders that pages ask for, derived from their dates by a follower of the log. What was handed on to be sent stays until the date goes, so
// that it is not sent again.
import { sql } from 'kysely'
import type { Migration } from './define'

const statements = [
  `create table reminder (
    space_id uuid not null,
    block_id uuid not null,
    slot text collate "C" not null,
    said text not null,
    due_time bigint not null,
    asked_by uuid not null,
    is_handed_on boolean not null,
    primary key (space_id, block_id, slot)
  )`,
  `create index reminder_due on reminder (due_time) where not is_handed_on`,
]

export const reminders: Migration = {
  id: 13,
  name: 'reminders',
  up: async tx => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  },
}
