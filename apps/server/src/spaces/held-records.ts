// What the judge has read of a space, with the places that were made of it. A block that has changed is read again before anything
// is asked, and only where it lies elsewhere than before are the places made anew: most edits leave every page where it is.
import type { Uuid } from '@sheaf/core/ids'
import { NotLoaded, type RecordValue } from '@sheaf/core/operations/space-state'
import type { PermissionSource } from '@sheaf/core/permissions/can'
import type { RecordOf, Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import type { RecordRef } from '@sheaf/sync/storage'
import { liesAlike, PagePlaces } from './page-places'

/** Null for what does not exist. */
type Held = RecordValue | null

export class HeldRecords implements PermissionSource {
  private readonly blocks = new Map<Uuid, Held>()
  private readonly others = new Map<Table, Map<Uuid, Held>>()
  /** Blocks that have changed, as they were. Every block that a place was made of is here or among the blocks. */
  private readonly before = new Map<Uuid, Held>()
  readonly places = new PagePlaces(this)

  get size(): number {
    let size = this.blocks.size + this.before.size
    for (const records of this.others.values()) size += records.size
    return size
  }
  get changed(): RecordRef[] {
    return Array.from(this.before.keys(), id => ({ table: 'block', id }))
  }
  has({ table, id }: RecordRef): boolean {
    return this.of(table).has(id)
  }
  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined {
    const known = this.of(table).get(id)
    if (known === undefined) throw new NotLoaded({ table, id })
    return (known ?? undefined) as RecordOf<T> | undefined
  }
  set({ table, id }: RecordRef, value: Held): void {
    if (table === 'block') {
      // A load brings blocks along that are held already, and may be ahead of the log: they are compared as well.
      const before = this.blocks.has(id) ? this.blocks.get(id) : this.before.get(id)
      if (before !== undefined && !liesAlike(asBlock(before), asBlock(value))) this.places.clear()
      this.before.delete(id)
    }
    this.of(table).set(id, value)
  }
  forget({ table, id }: RecordRef): void {
    const records = this.of(table)
    const value = records.get(id)
    if (value === undefined) return
    records.delete(id)
    if (table === 'block') this.before.set(id, value)
  }
  clear(): void {
    this.blocks.clear()
    this.others.clear()
    this.before.clear()
    this.places.clear()
  }

  private of(table: Table): Map<Uuid, Held> {
    if (table === 'block') return this.blocks
    const known = this.others.get(table)
    if (known) return known
    const made = new Map<Uuid, Held>()
    this.others.set(table, made)
    return made
  }
}

const asBlock = (value: Held): BlockValue | null => value as unknown as BlockValue | null
