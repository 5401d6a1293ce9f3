// The records an answer carries, by table and id, each with the caller's role. A role of 'none' comes without a value: the
// caller's copy has to go.
import type { Role } from '../../permissions/roles'
import type { RecordOf, Table } from '../../records/all'

interface RecordEntry<T extends Table = Table> {
  /** `value.version` counts up by one for every committed transaction that touches the record. */
  readonly value?: RecordOf<T>
  readonly role: Role
}

export type RecordMap = { readonly [T in Table]?: { readonly [id: string]: RecordEntry<T> } }

/** Later maps win where two hold the same record. */
export function mergeRecordMaps(maps: readonly RecordMap[]): RecordMap {
  const merged: Record<string, object> = {}
  for (const map of maps)
    for (const [table, records] of Object.entries(map)) merged[table] = { ...merged[table], ...records }
  return merged
}
