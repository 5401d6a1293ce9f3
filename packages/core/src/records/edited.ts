// Fields that many records share: who made and last changed them, and when. Set by the server, never by a person.
import { fields } from './define'

/** A person or a bot. */
export const actorTables = ['sheaf_user', 'bot'] as const

export const created = {
  created_time: fields.time(),
  created_by_table: fields.oneOf(actorTables),
  created_by_id: fields.uuid(),
}

export const edited = {
  last_edited_time: fields.time(),
  last_edited_by_table: fields.oneOf(actorTables),
  last_edited_by_id: fields.uuid(),
}
