// The columns of what rows hold themselves: made from all rows when a property is first asked for, then kept current row by row.
import type { PropertyKinds, RowFields } from '../kinds/property-kind'
import type { Json } from '../validation/checks'
import { type AskedColumn, meaningOf } from './asked-column'
import { CellClock } from './cell-clock'
import type { Cell } from './column'
import { ReverseIndex } from './reverse-index'
import type { Meaning, Property, PropertyId, Schema } from './schema'
import { columnOfForm } from './typed-column'

export interface CollectionRow {
  readonly fields: RowFields
  /** By property id, as they are stored; the title is among them. */
  readonly properties: Readonly<Record<PropertyId, Json>>
  /** `format.collection_order`, where somebody moved the row. */
  readonly orderKey?: string | undefined
}

type Read = (row: CollectionRow, now: number) => Cell
interface Stored {
  readonly asked: AskedColumn
  readonly read: Read
  readonly clock?: CellClock | undefined
  readonly changesAt: (row: CollectionRow | undefined) => number | undefined
  reverse?: ReverseIndex
}

/** Every row has them, whether or not a property shows them. */
const times: Readonly<Record<string, Read>> = {
  created_time: ({ fields }) => ({ start: fields.created_time, hasTime: true }),
  last_edited_time: ({ fields }) => ({ start: fields.last_edited_time, hasTime: true }),
}

export class StoredColumns {
  private readonly columns = new Map<PropertyId, Stored>()

  constructor(
    private readonly kinds: PropertyKinds,
    private readonly rows: readonly (CollectionRow | undefined)[],
    private capacity: number,
  ) {}

  meaning(property: Property | undefined, id: PropertyId): Meaning | undefined {
    const kind = property && this.kinds.get(property.type)
    if (property && kind) return kind.source === 'computed' ? undefined : meaningOf(kind, property)
    return property || !Object.hasOwn(times, id) ? undefined : { form: 'date' }
  }

  /** The column as it is at a time: few kinds have cells that change with the clock. */
  asked(property: Property | undefined, id: PropertyId, now: number): AskedColumn | undefined {
    const stored = this.stored(property, id, now)
    for (const slot of stored?.clock?.advance(now) ?? []) this.readAgain(stored as Stored, slot, now)
    return stored?.asked
  }

  /** Whether cells become others although nobody writes. */
  changesWithTime(property: Property | undefined): boolean {
    return property !== undefined && this.kinds.get(property.type)?.changesAt !== undefined
  }

  /** Of a relation. */
  reverse(property: Property | undefined, id: PropertyId): ReverseIndex | undefined {
    const stored = this.stored(property, id, 0)
    if (!stored || stored.reverse) return stored?.reverse
    const reverse = new ReverseIndex()
    this.rows.forEach((row, slot) => row && reverse.add(slot, stored.asked.column.get(slot)))
    stored.reverse = reverse
    return reverse
  }

  private readAgain({ asked, read }: Stored, slot: number, now: number): void {
    const row = this.rows[slot]
    if (row) asked.column.set(slot, read(row, now))
  }

  private stored(property: Property | undefined, id: PropertyId, now: number): Stored | undefined {
    const known = this.columns.get(id)
    if (known) return known
    const meaning = this.meaning(property, id)
    const column = meaning && columnOfForm(meaning.form, this.capacity)
    if (!meaning || !column) return undefined
    const read = this.reader(property, id)
    const clock = this.changesWithTime(property) ? new CellClock(now) : undefined
    const changesAt = this.changing(property, id)
    this.rows.forEach((row, slot) => {
      if (!row) return
      column.set(slot, read(row, now))
      clock?.set(slot, changesAt(row))
    })
    const stored = { asked: { ...meaning, column }, read, clock, changesAt }
    this.columns.set(id, stored)
    return stored
  }

  private reader(property: Property | undefined, id: PropertyId): Read {
    const kind = property && this.kinds.get(property.type)
    if (!property || !kind) return times[id] as Read
    return ({ fields, properties }, now) =>
      kind.read(Object.hasOwn(properties, id) ? properties[id] : undefined, property, fields, now)
  }

  private changing(property: Property | undefined, id: PropertyId): Stored['changesAt'] {
    const changesAt = property && this.kinds.get(property.type)?.changesAt
    return row => row && changesAt?.(row.properties[id])
  }

  set(slot: number, row: CollectionRow | undefined): void {
    for (const { asked, read, reverse, clock, changesAt } of this.columns.values()) {
      const before = reverse && asked.column.get(slot)
      asked.column.set(slot, row ? read(row, clock?.now ?? 0) : null)
      clock?.set(slot, changesAt(row))
      if (!reverse) continue
      reverse.remove(slot, before ?? null)
      reverse.add(slot, asked.column.get(slot))
    }
  }

  /** Columns of properties that say something else now are made again when they are asked for; names and looks say nothing. */
  dropChanged(before: Schema, after: Schema): void {
    for (const id of this.columns.keys()) if (substance(before[id]) !== substance(after[id])) this.columns.delete(id)
  }

  grow(capacity: number): void {
    this.capacity = capacity
    for (const { asked } of this.columns.values()) asked.column.grow(capacity)
  }

  get bytes(): number {
    let bytes = 0
    for (const { asked, reverse } of this.columns.values()) bytes += asked.column.bytes + (reverse?.bytes ?? 0)
    return bytes
  }
}

function substance(property: Property | undefined): string {
  if (!property) return ''
  const { name: _name, description: _description, icon: _icon, order: _order, ...rest } = property
  return JSON.stringify(rest)
}
