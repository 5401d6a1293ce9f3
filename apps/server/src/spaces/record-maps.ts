// Record maps of answers: every record with the caller's role, and nothing that the caller may not read.

import type { RecordMap } from '@sheaf/core/api/record/record-map'
import { toBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import { type RecordValue, recordKey } from '@sheaf/core/operations/space-state'
import { type KnownOfPerson, personAsKnown } from '@sheaf/core/permissions/known-of-person'
import type { Role } from '@sheaf/core/permissions/roles'
import type { Table } from '@sheaf/core/records/all'
import type { LoadedRecord } from '@sheaf/sync/storage'

export class RecordMapBuilder {
  private readonly tables: Record<string, Record<string, { value?: RecordValue; role: Role }>> = {}
  readonly texts: Record<string, string> = {}
  readonly unchanged: Record<string, Role> = {}

  add(table: Table, value: RecordValue, role: Role): void {
    if (table === 'sheaf_user') throw new Error('A person is added as somebody may know them: addPerson')
    this.put(table, value, role)
  }
  private put(table: Table, value: RecordValue, role: Role): void {
    const entries = (this.tables[table] ??= {})
    entries[value.id] = role === 'none' ? { role } : { value, role }
  }
  /** A person, with what the caller may know of them. */
  addPerson(person: RecordValue, known: KnownOfPerson): void {
    const shown = personAsKnown(person, known)
    if (shown) this.put('sheaf_user', shown, known === 'all' ? 'owner' : 'reader')
    else this.addNone('sheaf_user', person.id)
  }
  /** A record that the caller holds and may not see (any more): only its absence is told. */
  addNone(table: Table, id: string): void {
    const entries = (this.tables[table] ??= {})
    entries[id] = { role: 'none' }
  }
  /** A record that the caller holds as it is now. */
  addUnchanged(table: Table, id: Uuid, role: Role): void {
    this.unchanged[recordKey(table, id)] = role
  }
  addLoaded(record: LoadedRecord, role: Role): void {
    this.add(record.table, record.value, role)
    if (record.text && role !== 'none') this.addText(record.value.id, record.text.state)
  }
  addText(id: Uuid, state: Uint8Array): void {
    this.texts[id] = toBase64(state)
  }
  build(): RecordMap {
    return this.tables
  }
}
