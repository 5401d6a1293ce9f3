// Rows → record values. What clients see of a row, and what a room needs beside it.
import type { Uuid } from '@sheaf/core/ids'
import { type RecordOf, recordOf, type Table } from '@sheaf/core/records/all'
import { publicValue, type StoredRow } from '@sheaf/core/records/value'
import type { LoadedRecord } from '@sheaf/sync/storage'

/** What a commit wrote was checked when it was written: a row is what its table says. */
export const valueOfRow = <T extends Table>(table: T, row: StoredRow): RecordOf<T> =>
  publicValue(recordOf(table), row) as RecordOf<T>

export type LoadedBlock = Extract<LoadedRecord, { readonly table: 'block' }>
export function loadedBlock(row: StoredRow, children: readonly (readonly [Uuid, string])[]): LoadedBlock {
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
