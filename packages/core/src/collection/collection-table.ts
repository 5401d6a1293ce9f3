// The rows of one collection, ready to be asked. Rows are put and removed as they change; columns are made from them when somebody
// asks (see stored-columns.ts and computed.ts). Neither templates nor rows in the trash belong here.
import type { Uuid } from '../ids'
import type { PropertyKinds } from '../kinds/property-kind'
import type { Standing } from '../permissions/row-rules'
import { answer } from './answer'
import type { AskedColumn } from './asked-column'
import type { Cell } from './column'
import { ComputedColumns } from './computed'
import type { ComputedCell } from './computed-column'
import { relatedCollection } from './computed-settings'
import type { RowTest, SlotTest } from './condition'
import { isTooDeep, propertiesIn } from './filter'
import { FoundRows, MOST_CHANGES } from './found-rows'
import { PeopleColumns } from './people-columns'
import { PlaceMemory } from './place-memory'
import type { Query, QueryAnswer, QueryContext } from './query'
import { roughBytes } from './rough-bytes'
import { rowOrder } from './row-order'
import { type Meaning, type PropertyId, propertiesOf, type Schema, TITLE } from './schema'
import { SlotOrder } from './slot-order'
import { type CollectionRow, StoredColumns } from './stored-columns'
import type { TextColumn } from './text-column'
import { type Failure, isFailure, newReading, type Reading, type World, type WorldTable } from './world'

const FIRST_CAPACITY = 64

export class CollectionTable implements WorldTable {
  schema: Schema = {}
  schemaVersion = 0
  /** Another one after every change of rows or schema. */
  version = 0
  private readonly rows: (CollectionRow | undefined)[] = []
  /** Beside the rows: lists of ids are made of many of them. */
  private readonly ids: Uuid[] = []
  private readonly orders: string[] = []
  private readonly slots = new Map<Uuid, number>()
  private readonly free: number[] = []
  private capacity = FIRST_CAPACITY
  private rowBytes = 0
  private readonly order = new SlotOrder(
    (a, b) => byText(this.orders[a] as string, this.orders[b] as string) || byText(this.idAt(a), this.idAt(b)),
  )
  private readonly memory = new PlaceMemory()
  private readonly found = new FoundRows()
  /** Slots that have changed, one for each version behind this one. */
  private recent: number[] = []
  private recentFrom = 0
  private readonly stored: StoredColumns
  private readonly computed: ComputedColumns
  private readonly people: PeopleColumns
  private readonly readers = new Map<WorldTable, Set<PropertyId>>()

  constructor(
    readonly id: string,
    kinds: PropertyKinds,
    private readonly world: World,
  ) {
    this.stored = new StoredColumns(kinds, this.rows, this.capacity)
    this.computed = new ComputedColumns(this, kinds, world, this.capacity)
    this.people = new PeopleColumns(this.rows, this.capacity)
  }

  setSchema(schema: Schema): void {
    this.stored.dropChanged(this.schema, schema)
    this.schema = schema
    this.schemaVersion++
    this.version++
    this.computed.clear()
    this.memory.clear()
    this.found.clear()
    this.recent = []
    this.recentFrom = this.version
  }

  put(row: CollectionRow): void {
    const { id } = row.fields
    const known = this.slots.get(id)
    const slot = known ?? this.newSlot(id)
    const order = rowOrder({ id, created_time: row.fields.created_time, orderKey: row.orderKey })
    if (known !== undefined && order !== this.orders[slot]) this.order.remove(slot)
    this.rowBytes += roughBytes(row) - roughBytes(this.rows[slot])
    this.rows[slot] = row
    if (known === undefined || order !== this.orders[slot]) {
      this.orders[slot] = order
      this.order.add(slot)
    }
    this.stored.set(slot, row)
    this.people.set(slot, row)
    this.changed(slot, id)
  }

  remove(id: Uuid): void {
    const slot = this.slots.get(id)
    if (slot === undefined) return
    this.order.remove(slot)
    this.slots.delete(id)
    this.rowBytes -= roughBytes(this.rows[slot])
    this.rows[slot] = undefined
    this.stored.set(slot, undefined)
    this.people.set(slot, undefined)
    this.free.push(slot)
    this.changed(slot, id)
  }

  has(id: Uuid): boolean {
    return this.slots.has(id)
  }

  row(id: Uuid): CollectionRow | undefined {
    const slot = this.slots.get(id)
    return slot === undefined ? undefined : this.rows[slot]
  }

  get size(): number {
    return this.slots.size
  }

  /** Every row, in no order. */
  *all(): Iterable<CollectionRow> {
    for (const row of this.rows) if (row) yield row
  }

  get approximateBytes(): number {
    return (
      this.rowBytes +
      this.capacity * 60 +
      this.stored.bytes +
      this.computed.bytes +
      this.people.bytes +
      this.found.bytes
    )
  }

  /** Null for a row or property that is not there; for a computed one also where it failed, see `computedCells`. */
  cell(id: Uuid, property: PropertyId, context: QueryContext): Cell {
    const slot = this.slots.get(id)
    const found = slot === undefined ? null : this.cellAt(slot, property, newReading(context, this.world))
    return isFailure(found) ? null : found
  }

  /** The details of the computed cells of these rows. A screen has hundreds of them: they share one reading. */
  computedCells(
    ids: Iterable<Uuid>,
    properties: readonly PropertyId[],
    context: QueryContext,
  ): Map<Uuid, Record<PropertyId, ComputedCell>> {
    const reading = newReading(context, this.world)
    const cells = new Map<Uuid, Record<PropertyId, ComputedCell>>()
    for (const id of ids) {
      const slot = this.slots.get(id)
      const row: Record<PropertyId, ComputedCell> = {}
      for (const property of properties) row[property] = this.computedCell(slot, property, reading)
      cells.set(id, row)
    }
    return cells
  }

  /** Whether a person stands in a row where a rule looks for them; true of the rows as they are whenever it is asked. */
  standsIn(standing: Standing): SlotTest {
    return this.people.test(standing)
  }

  query(query: Query, context: QueryContext, isVisible?: RowTest): QueryAnswer {
    const reading = newReading(context, this.world)
    const known = new Map<PropertyId, AskedColumn | undefined>()
    const asked = (property: PropertyId): AskedColumn | undefined => {
      if (!known.has(property)) known.set(property, this.askedAll(property, reading))
      return known.get(property)
    }
    const table = {
      order: (slot: number) => this.orders[slot] as string,
      id: (slot: number) => this.idAt(slot),
      ordered: () => this.order.all(),
      slotOf: (id: Uuid) => this.slots.get(id),
      texts: () => this.searched(asked),
      memory: this.memory,
      found: this.found,
      version: this.version,
      stampOf: (asked: Query) => this.stampOf(asked),
      changedSince: (version: number, most: number) => this.changedSince(version, most),
      isUsed: (slot: number) => this.rows[slot] !== undefined,
    }
    return answer(query, table, { asked, context, names: this.world.names }, isVisible)
  }

  slotOf(row: Uuid): number | undefined {
    return this.slots.get(row)
  }

  idAt(slot: number): Uuid {
    return this.ids[slot] as Uuid
  }

  meaning(property: PropertyId): Meaning | undefined {
    return this.computed.has(property)
      ? this.computed.meaning(property)
      : this.stored.meaning(this.schema[property], property)
  }

  varies(property: PropertyId): { readonly byContext: boolean; readonly byTime: boolean } {
    const byTime = this.stored.changesWithTime(this.schema[property])
    return this.computed.computation(property) ?? { byContext: false, byTime }
  }

  cellAt(slot: number, property: PropertyId, reading: Reading): Cell | Failure {
    const asked = this.askedAt(property, [slot], reading)
    if (!asked) return null
    return isFailure(asked) ? asked : asked.column.get(slot)
  }

  askedAt(property: PropertyId, slots: readonly number[], reading: Reading): AskedColumn | Failure | undefined {
    if (!this.computed.has(property)) return this.stored.asked(this.schema[property], property, reading.context.now)
    const column = this.computed.column(property, reading)
    if (!column) return undefined
    for (const slot of slots) {
      const failure = column.freshen(slot, reading)
      if (failure) return failure
    }
    return column.asked
  }

  tell(reader: WorldTable, relation: PropertyId): void {
    const known = this.readers.get(reader)
    if (known) known.add(relation)
    else this.readers.set(reader, new Set([relation]))
  }

  heard(relation: PropertyId, row: Uuid, seen: Set<string>): void {
    const reverse = this.stored.reverse(this.schema[relation], relation)
    for (const slot of reverse?.from(row) ?? []) this.touch(slot, this.idAt(slot), seen)
  }

  /** Where rows are put in order by names, or cells change with the clock, what is found now may be another list a moment later. */
  private stampOf({ filter, sorts = [], search, rows, nest }: Query): string | null {
    if (rows || nest || isTooDeep(filter)) return null
    const meanings = sorts.map(({ property }) => this.meaning(property))
    if (meanings.some(meaning => meaning?.each || meaning?.refersTo === 'rows' || meaning?.refersTo === 'people'))
      return null
    const named = new Set([...propertiesIn(filter), ...sorts.map(({ property }) => property)])
    if (search) for (const { id } of propertiesOf(this.schema)) named.add(id)
    let isComputed = false
    for (const id of named) {
      if (this.stored.changesWithTime(this.schema[id])) return null
      isComputed ||= this.computed.has(id)
    }
    return isComputed ? this.versionsAround() : ''
  }

  /** Of this table and all that relations lead to from here: what is computed may follow from any row of them. */
  private versionsAround(): string {
    const versions = new Map([[this.id, this.version]])
    const follow = (table: WorldTable): void => {
      for (const property of Object.values(table.schema)) {
        const id = relatedCollection(property)
        const there = id === undefined || versions.has(id) ? undefined : this.world.table(id)
        if (!there) continue
        versions.set(there.id, there.version)
        follow(there)
      }
    }
    follow(this)
    return JSON.stringify([...versions])
  }

  private changedSince(version: number, most: number): ReadonlySet<number> | null {
    if (version < this.recentFrom) return null
    const changed = new Set(this.recent.slice(version - this.recentFrom))
    return changed.size > most ? null : changed
  }

  private computedCell(slot: number | undefined, property: PropertyId, reading: Reading): ComputedCell {
    const column = slot === undefined ? undefined : this.computed.column(property, reading)
    return slot === undefined || !column ? { cell: null } : column.read(slot, reading)
  }

  private askedAll(property: PropertyId, reading: Reading): AskedColumn | undefined {
    if (!this.computed.has(property)) return this.stored.asked(this.schema[property], property, reading.context.now)
    const column = this.computed.column(property, reading)
    if (!column) return undefined
    column.freshenAll(reading, slot => this.rows[slot] !== undefined)
    return column.asked
  }

  private searched(asked: (property: PropertyId) => AskedColumn | undefined): readonly TextColumn[] {
    const ids = new Set([TITLE, ...propertiesOf(this.schema).map(({ id }) => id)])
    return [...ids].flatMap(id => {
      const column = this.meaning(id)?.form === 'text' ? asked(id)?.column : undefined
      return column?.form === 'text' ? [column] : []
    })
  }

  private changed(slot: number, id: Uuid): void {
    this.version++
    this.recent.push(slot)
    // Half of them are dropped at once: this is done for every row of a large load.
    if (this.recent.length > MOST_CHANGES * 4) {
      this.recent = this.recent.slice(MOST_CHANGES * 2)
      this.recentFrom += MOST_CHANGES * 2
    }
    this.touch(slot, id, new Set())
  }

  private touch(slot: number, id: Uuid, seen: Set<string>): void {
    this.computed.touch(slot)
    if (!this.readers.size || seen.has(id)) return
    seen.add(id)
    for (const [reader, relations] of this.readers) for (const relation of relations) reader.heard(relation, id, seen)
  }

  private newSlot(id: Uuid): number {
    const slot = this.free.pop() ?? this.rows.length
    if (slot >= this.capacity) {
      this.capacity *= 2
      this.stored.grow(this.capacity)
      this.computed.grow(this.capacity)
      this.people.grow(this.capacity)
    }
    this.slots.set(id, slot)
    this.ids[slot] = id
    return slot
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
