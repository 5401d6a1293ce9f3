// Indexes of a space's records hold only rows that have what is looked for (ddl.ts says why). The old ones go; the new ones are made
// with the record tables.
import { sql } from 'kysely'
import type { Migration } from './define'

const statement = `do $$
declare old text;
begin
  for old in select indexname from pg_indexes where schemaname = current_schema()
    and indexname like '%\\_space\\_id\\_%\\_idx' and indexdef not like '% WHERE %'
  loop execute format('drop index %I', old);
  end loop;
end $$`

export const indexesOfSome: Migration = {
  id: 11,
  name: 'indexes-of-some',
  up: async tx => void (await sql.raw(statement).execute(tx)),
}
