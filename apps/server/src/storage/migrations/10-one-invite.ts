// An address is invited to a workspace once: asked again, the invitation is renewed. Of those sent before, the last one stays.
import { sql } from 'kysely'
import type { Migration } from './define'

const statements = [
  `delete from space_invite a using space_invite b
   where a.space_id = b.space_id and a.email = b.email and (a.expires_time, a.code_hash) < (b.expires_time, b.code_hash)`,
  'create unique index space_invite_address on space_invite (space_id, email)',
]

export const oneInvite: Migration = {
  id: 10,
  name: 'one-invite',
  up: async tx => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  },
}
