// Brings the database up to this code. Each migration is one transaction under one advisory lock, so that several processes may
// start at once and a crash leaves nothing half done.
import { sql } from 'kysely'
import type { Database, Tx } from '../database'
import { allMigrations } from './all'
import type { Migration } from './define'

/** Any number, as long as it is always the same one: "sheaf" in ASCII. */
const LOCK = 0x73_68_65_61_66

/** The database cannot be used with this code. Its message is all a person needs. */
export class MigrationError extends Error {}

/** Applies what is missing and returns the names of what was applied. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = allMigrations,
  now: () => number = Date.now,
): Promise<string[]> {
  const applied: string[] = []
  for (const migration of migrations) {
    const done = await locked(database, async tx => {
      const known = await appliedIn(tx)
      refuseForeign(known, migrations)
      if (known.has(migration.id)) return false
      await migration.up(tx)
      await tx.insertInto('migration').values({ id: migration.id, name: migration.name, applied_time: now() }).execute()
      return true
    })
    if (done) applied.push(migration.name)
  }
  return applied
}

/** Runs `work` in a transaction while no other process migrates. The lock ends with the transaction. */
export const locked = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.transaction().execute(async tx => {
    // Waiting for another process's migration may take longer than a statement is otherwise given.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    await sql`create table if not exists migration (
      id integer primary key, name text not null, applied_time bigint not null)`.execute(tx)
    return work(tx)
  })

async function appliedIn(tx: Tx): Promise<Map<number, string>> {
  const rows = await tx.selectFrom('migration').select(['id', 'name']).execute()
  return new Map(rows.map(row => [row.id, row.name]))
}

function refuseForeign(known: ReadonlyMap<number, string>, migrations: readonly Migration[]): void {
  for (const [id, name] of known) {
    const ours = migrations.find(migration => migration.id === id)
    if (!ours)
      throw new MigrationError(
        `The database was made by a newer Sheaf (it has migration ${id}, "${name}"): update this one.`,
      )
    if (ours.name !== name)
      throw new MigrationError(
        `Migration ${id} of the database is "${name}" and of this Sheaf "${ours.name}": they are not the same line.`,
      )
  }
}
