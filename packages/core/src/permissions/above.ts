// What a record hangs from.
import type { Uuid } from '../ids'
import type { RecordValue } from '../operations/space-state'
import { judgingOf, type Table } from '../records/all'
import type { Place } from '../records/judging'
import type { PermissionSource } from './principals'

/** Follows parents at most this far: deeper means a cycle. */
export const MAX_DEPTH = 10_000

/** A place may name whatever table a parent names: there is no record of what is no table. */
export const recordAt = (source: PermissionSource, table: string, id: Uuid): RecordValue | undefined =>
  source.get(table as Table, id)

export function parentOf(record: RecordValue): Place | undefined {
  const { parent_table: table, parent_id: id } = record as { parent_table?: string; parent_id?: Uuid }
  return table && id ? { table, id } : undefined
}

/** Whether a record is one of these pages or hangs from one. */
export function liesIn(pages: ReadonlySet<Uuid>, place: Place, source: PermissionSource): boolean {
  let at: Place | undefined = place
  for (let depth = 0; at && depth < MAX_DEPTH; depth++) {
    if (pages.has(at.id)) return true
    const record = recordAt(source, at.table, at.id)
    at = record && (judgingOf(at.table)?.hangsFrom?.(record) ?? parentOf(record))
  }
  return false
}
