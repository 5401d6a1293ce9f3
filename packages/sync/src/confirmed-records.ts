// What the server has told this client: records at their versions, roles, and the updates that make up each text.
import type { Uuid } from '@sheaf/core/ids'
import { type RecordSource, type RecordValue, recordKey } from '@sheaf/core/operations/space-state'
import type { Role } from '@sheaf/core/permissions/roles'
import type { Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import { applyChanges, type RecordPatch } from '@sheaf/core/records/patch'
import { keyOfSlice, type SliceKey } from '@sheaf/core/text/slice'

export interface HeldRecord {
  readonly table: Table
  readonly value: RecordValue
  readonly role: Role
}

export class ConfirmedRecords implements RecordSource {
  private readonly held = new Map<string, HeldRecord>()
  private readonly owners = new Map<SliceKey, Uuid>()
  private readonly texts = new Map<Uuid, Uint8Array[]>()

  get(table: Table, id: Uuid): RecordValue | undefined {
    return this.held.get(recordKey(table, id))?.value
  }
  role(table: Table, id: Uuid): Role {
    return this.held.get(recordKey(table, id))?.role ?? 'none'
  }
  owner(key: SliceKey): Uuid | undefined {
    return this.owners.get(key)
  }
  all(): IterableIterator<HeldRecord> {
    return this.held.values()
  }

  /** A whole record from an answer. An older one than is held is ignored; says whether anything changed. */
  load(table: Table, value: RecordValue, role: Role): boolean {
    const key = recordKey(table, value.id)
    const held = this.held.get(key)
    if (held && (held.value.version > value.version || (held.value.version === value.version && held.role === role)))
      return false
    this.put({ table, value, role })
    return true
  }
  /** A change from the log: `applied`, `known` already, or `gap` when what it builds on is not here. */
  patch({ table, id, version, last_version, changes }: RecordPatch, role: Role): 'applied' | 'known' | 'gap' {
    const held = this.held.get(recordKey(table, id))
    const has = held?.value.version ?? 0
    if (has >= version) return 'known'
    if (has !== last_version) return 'gap'
    const value = { ...applyChanges(held?.value, changes), id, version, last_version } as RecordValue
    this.put({ table, value, role: held?.role ?? role })
    return 'applied'
  }
  remove(table: Table, id: Uuid): void {
    const held = this.held.get(recordKey(table, id))
    if (!held) return
    this.held.delete(recordKey(table, id))
    if (table !== 'block') return
    for (const slice of (held.value as unknown as BlockValue).crdt_data?.title ?? [])
      if (this.owners.get(keyOfSlice(slice)) === id) this.owners.delete(keyOfSlice(slice))
    this.texts.delete(id)
  }
  private put(record: HeldRecord): void {
    this.held.set(recordKey(record.table, record.value.id), record)
    if (record.table !== 'block') return
    for (const slice of (record.value as unknown as BlockValue).crdt_data?.title ?? [])
      this.owners.set(keyOfSlice(slice), record.value.id)
  }

  textUpdates(text: Uuid): readonly Uint8Array[] {
    return this.texts.get(text) ?? []
  }
  addText(text: Uuid, update: Uint8Array): void {
    const held = this.texts.get(text)
    if (held) held.push(update)
    else this.texts.set(text, [update])
  }
}
