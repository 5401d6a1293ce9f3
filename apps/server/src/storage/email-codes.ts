// Sign-in codes at rest. Only hashes are kept, and the code's hash is salted with the state, which is not stored: a copy of the
// table cannot be searched for six digits.
import { serverLimits } from '@sheaf/core/server-limits'
import type { Database } from './database'

export async function insertEmailCode(
  database: Database,
  code: { readonly stateHash: Buffer; readonly codeHash: Buffer; readonly email: string; readonly expiresTime: number },
): Promise<void> {
  await database
    .insertInto('email_code')
    .values({
      state_hash: code.stateHash,
      code_hash: code.codeHash,
      email: code.email,
      expires_time: code.expiresTime,
      attempts: 0,
    })
    .execute()
}

/** Counts an attempt before it is judged, so that attempts made at once are counted too. Undefined: no such code any more. */
export async function attemptEmailCode(
  database: Database,
  stateHash: Buffer,
  now: number,
): Promise<{ readonly email: string; readonly codeHash: Buffer } | undefined> {
  const row = await database
    .updateTable('email_code')
    .set(eb => ({ attempts: eb('attempts', '+', 1) }))
    .where('state_hash', '=', stateHash)
    .where('expires_time', '>', now)
    .where('attempts', '<', serverLimits.maxEmailCodeAttempts)
    .returning(['email', 'code_hash'])
    .executeTakeFirst()
  return row && { email: row.email, codeHash: row.code_hash }
}

/** Uses a code up. Of two sign-ins with one code, one gets true. */
export async function consumeEmailCode(database: Database, stateHash: Buffer): Promise<boolean> {
  const rows = await database.deleteFrom('email_code').where('state_hash', '=', stateHash).returning('email').execute()
  return rows.length > 0
}
