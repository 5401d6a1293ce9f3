// Questions about records by name: which a transaction touched, and which are seen only because another one may be.
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import { type RecordValue, recordKey } from '@sheaf/core/operations/space-state'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { HeldVersion, Snapshot } from './client-ports'
import type { ConfirmedRecords } from './confirmed-records'
import type { RecordRow } from './replica'
import type { RecordRef } from './storage'

/** Records that a transaction names; what else it touched comes by its channels. */
export function touchedBy(transaction: Transaction): Pointer[] {
  const pointers = new Map<string, Pointer>()
  for (const { pointer, args } of transaction.operations) {
    const more = args as { parent?: Pointer; into?: Uuid; from?: Uuid; text?: Uuid; row?: Uuid }
    const named = [more.into, more.from, more.text, more.row].flatMap(id =>
      id ? [blockPointer(transaction.spaceId, id)] : [],
    )
    for (const at of [pointer, ...(more.parent ? [more.parent] : []), ...named])
      pointers.set(recordKey(at.table, at.id), at)
  }
  return [...pointers.values()]
}

/** Whether the right to see a record comes from this one. What has permissions of its own does not depend on what lies above. */
export function isBelow(confirmed: ConfirmedRecords, ref: RecordRef, id: Uuid): boolean {
  let at: RecordRef | undefined = ref
  for (let depth = 0; at && depth < limits.maxTreeDepth; depth++) {
    if (at.id === id) return true
    const value: RecordValue | undefined = confirmed.get(at.table, at.id)
    if (!value || value['permissions']) return false
    // A block whose parent is not held still names its page.
    if (value['page_id'] === id) return true
    const { parent_table: table, parent_id: parent } = value as { parent_table?: RecordRef['table']; parent_id?: Uuid }
    at = table && parent ? { table, id: parent } : undefined
  }
  return false
}

export const heldVersions = (confirmed: ConfirmedRecords, pointers: readonly Pointer[]): HeldVersion[] =>
  pointers.map(pointer => ({ pointer, version: confirmed.get(pointer.table, pointer.id)?.version ?? -1 }))

/** What the server says is as it was: the record that is here, with the role that it names. */
export const asHeld = (confirmed: ConfirmedRecords, unchanged: Snapshot['unchanged'] = []): RecordRow[] =>
  unchanged.flatMap(({ table, id, role }) => {
    const held = confirmed.held(table, id)
    return held ? [{ ...held, role }] : []
  })
