// Rows → record values. What clients see of a row, and what a room needs beside it.
import type { Uuid } from '@sheaf/core/ids'
import type { RecordValue } from '@sheaf/core/operations/space-state'
import { recordOf, type Table } from '@sheaf/core/records/all'
import { publicValue, type StoredRow } from '@sheaf/core/records/value'
import type { LoadedRecord } from '@sheaf/sync/storage'

export const valueOfRow = (table: Table, row: StoredRow): RecordValue =>
  publicValue(recordOf(table), row) as unknown as RecordValue

export function loadedBlock(row: StoredRow, children: readonly (readonly [Uuid, string])[]): LoadedRecord {
  const state = row['text_state'] as Buffer | null
  return {
    table: 'block',
    value: { ...valueOfRow('block', row), content: children.map(([id]) => id) },
    childKeys: children,
    ...(state ? { text: { state: new Uint8Array(state), epoch: (row['text_epoch'] as number | null) ?? 0 } } : {}),
  }
}

export interface ChildRow {
  readonly parent_id: Uuid
  readonly id: Uuid
  readonly ord: string | null
}
export function childrenByParent(rows: readonly ChildRow[]): Map<Uuid, [Uuid, string][]> {
  const out = new Map<Uuid, [Uuid, string][]>()
  for (const { parent_id, id, ord } of rows) {
    const list = out.get(parent_id)
    if (list) list.push([id, ord ?? ''])
    else out.set(parent_id, [[id, ord ?? '']])
  }
  return out
}
