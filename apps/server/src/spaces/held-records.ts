// What the judge has read of a space, with the places that were made of it. A block that has changed is read again before anything
// is asked, and only where it lies elsewhere than before are the places made anew: most edits leave every page where it is.
import type { Uuid } from '@sheaf/core/ids'
import { NotLoaded } from '@sheaf/core/operations/space-state'
import type { PermissionSource } from '@sheaf/core/permissions/principals'
import type { RecordOf, Table, TableRecord } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import { KnownRecords } from '@sheaf/core/records/known-records'
import type { RecordRef } from '@sheaf/sync/storage'
import { liesAlike, PagePlaces } from './page-places'

export class HeldRecords implements PermissionSource {
  private readonly records = new KnownRecords()
  /** Blocks that have changed, as they were; null where there was none. Every block that a place was made of is here or among the records. */
  private readonly before = new Map<Uuid, BlockValue | null>()
  readonly places = new PagePlaces(this)

  get size(): number {
    return this.records.size + this.before.size
  }
  get changed(): RecordRef[] {
    return Array.from(this.before.keys(), id => ({ table: 'block', id }))
  }
  has({ table, id }: RecordRef): boolean {
    return this.records.has(table, id)
  }
  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined {
    const known = this.records.get(table, id)
    if (known === undefined) throw new NotLoaded({ table, id })
    return known ?? undefined
  }
  /** A row whose readers depend on what it says; where its collection is not in memory, it may be one. */
  isUnderRules({ table, id }: RecordRef): boolean {
    const row = table === 'block' ? this.records.get('block', id) : undefined
    if (row?.parent_table !== 'collection') return false
    const collection = this.records.get('collection', row.parent_id)
    return collection === undefined || Boolean(collection?.row_permissions)
  }
  set(record: TableRecord): void {
    if (record.table === 'block') this.compare(record.value.id, record.value)
    this.records.set(record)
  }
  setMissing({ table, id }: RecordRef): void {
    if (table === 'block') this.compare(id, null)
    this.records.setMissing(table, id)
  }
  /** A load brings blocks along that are held already, and may be ahead of the log: they are compared as well. */
  private compare(id: Uuid, value: BlockValue | null): void {
    const held = this.records.get('block', id)
    const before = held === undefined ? this.before.get(id) : held
    if (before !== undefined && !liesAlike(before, value)) this.places.clear()
    this.before.delete(id)
  }
  forget({ table, id }: RecordRef): void {
    const block = table === 'block' ? this.records.get(table, id) : undefined
    this.records.delete(table, id)
    if (block !== undefined) this.before.set(id, block)
  }
  clear(): void {
    this.records.clear()
    this.before.clear()
    this.places.clear()
  }
}
