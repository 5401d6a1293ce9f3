// Records and texts as answers of calls bring them, as the replica takes them in.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import { fromBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import type { Table } from '@sheaf/core/records/all'
import type { LoadedText, RecordRow } from './replica'

/** Deleted and hidden records have a row too, so that clients drop them. */
export function rowsOf(recordMap: RecordMap): RecordRow[] {
  return Object.entries(recordMap).flatMap(([table, records]) =>
    Object.entries(records ?? {}).map(([id, { value, role }]) => ({
      table: table as Table,
      value: value ?? { id: id as Uuid, version: 0, last_version: 0 },
      role: value ? role : 'none',
    })),
  )
}

/** By text id: the Yjs state, base64. */
export const textsOf = (texts: Readonly<Record<string, string>> | undefined): LoadedText[] =>
  Object.entries(texts ?? {}).map(([id, state]) => ({ id: id as Uuid, state: fromBase64(state) }))
