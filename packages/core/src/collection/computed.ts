// The computed properties of a table: what each of them computes, and the columns that hold it, one for each kind of asker (zone,
// language, what may be seen), of which the last few are kept.
import type { PropertyKinds } from '../kinds/property-kind'
import { type Computation, ComputedColumn } from './computed-column'
import { formulaOf, relatedCollection } from './computed-settings'
import { formulaComputation } from './formula-column'
import { formulaScope, propertyMeaning, type SchemaSource } from './property-meaning'
import type { WorldVisibility } from './query'
import { rollupComputation } from './rollup'
import type { Meaning, PropertyId } from './schema'
import type { Reading, World, WorldTable } from './world'

const VARIANTS = 8
const MINUTE_MS = 60_000

interface Variant {
  readonly key: string
  readonly visibility: WorldVisibility | undefined
  readonly column: ComputedColumn
  minute: number
}
interface Entry {
  readonly computation: Computation | undefined
  /** The tables that it was made for, as they were then. */
  readonly tables: readonly { readonly id: string; readonly table: WorldTable | undefined; readonly version: number }[]
  variants: Variant[]
  /** Within one reading nothing changes: who asks again is answered at once. */
  last?: { readonly reading: Reading; readonly column: ComputedColumn }
}

/**
 * Making one computation asks what others mean, which may lead back to it. Those that were told nothing then are made again when they
 * are asked for themselves.
 */
let nesting = 0
let askedOfItself = 0
const unfinished: (() => void)[] = []

export class ComputedColumns {
  private readonly entries = new Map<PropertyId, Entry>()
  /** Whose computation is being made: what asks for itself meanwhile has no meaning yet. */
  private readonly making = new Set<PropertyId>()

  private readonly schemas: SchemaSource

  constructor(
    private readonly table: WorldTable,
    private readonly kinds: PropertyKinds,
    private readonly world: World,
    private capacity: number,
  ) {
    this.schemas = { kinds, schema: id => (id === table.id ? table : world.table(id))?.schema }
  }

  has(id: PropertyId): boolean {
    const property = this.table.schema[id]
    return property !== undefined && this.kinds.get(property.type)?.source === 'computed'
  }

  computation(id: PropertyId): Computation | undefined {
    return this.entry(id)?.computation
  }

  meaning(id: PropertyId): Meaning | undefined {
    return propertyMeaning(this.schemas, this.table.id, id)
  }

  column(id: PropertyId, reading: Reading): ComputedColumn | undefined {
    const last = this.entries.get(id)?.last
    if (last?.reading === reading) return last.column
    const { context } = reading
    const entry = this.entry(id)
    const computation = entry?.computation
    if (!entry || !computation) return undefined
    const key = computation.byContext ? `${context.zone} ${context.locale} ${context.weekStart}` : ''
    const minute = computation.byTime ? Math.floor(context.now / MINUTE_MS) : 0
    const isMeant = (one: Variant | undefined): boolean => one?.key === key && one.visibility === context.visibility
    let variant = entry.variants.at(-1)
    if (!variant || !isMeant(variant)) {
      const known = entry.variants.find(isMeant)
      const column = known?.column ?? new ComputedColumn(computation, this.capacity)
      variant = known ?? { key, visibility: context.visibility, column, minute }
      entry.variants = [...entry.variants.filter(one => one !== known).slice(1 - VARIANTS), variant]
    }
    if (variant.minute !== minute) {
      variant.minute = minute
      variant.column.touchAll()
    }
    entry.last = { reading, column: variant.column }
    return variant.column
  }

  touch(slot: number): void {
    for (const column of this.columns()) column.touch(slot)
  }

  grow(capacity: number): void {
    this.capacity = capacity
    for (const column of this.columns()) column.grow(capacity)
  }

  clear(): void {
    this.entries.clear()
  }

  get bytes(): number {
    let bytes = 0
    for (const column of this.columns()) bytes += column.bytes
    return bytes
  }

  private *columns(): Iterable<ComputedColumn> {
    for (const { variants } of this.entries.values()) for (const { column } of variants) yield column
  }

  private entry(id: PropertyId): Entry | undefined {
    const known = this.entries.get(id)
    if (known?.tables.every(({ id, table, version }) => this.isAsItWas(id, table, version))) return known
    if (!this.has(id)) return undefined
    if (this.making.has(id)) {
      askedOfItself++
      return undefined
    }
    const before = askedOfItself
    this.making.add(id)
    nesting++
    try {
      const entry: Entry = { computation: this.make(id), tables: this.tables(), variants: [] }
      this.entries.set(id, entry)
      if (nesting > 1 && askedOfItself > before) unfinished.push(() => this.entries.delete(id))
      return entry
    } finally {
      this.making.delete(id)
      nesting--
      if (nesting === 0) for (const forget of unfinished.splice(0)) forget()
    }
  }

  private make(id: PropertyId): Computation | undefined {
    const property = this.table.schema[id]
    if (!property) return undefined
    return formulaOf(property) === undefined
      ? rollupComputation(property, this.table, this.world)
      : formulaComputation(property, this.table, this.world, formulaScope(this.schemas, this.table.id))
  }

  private isAsItWas(id: string, table: WorldTable | undefined, version: number): boolean {
    const now = this.world.table(id)
    return now === table && (now?.schemaVersion ?? 0) === version
  }

  /** All that relations lead to from here, over any number of steps. */
  private tables(): Entry['tables'] {
    const found = new Map<string, WorldTable | undefined>()
    const follow = (table: WorldTable): void => {
      for (const property of Object.values(table.schema)) {
        const id = relatedCollection(property)
        if (id === undefined || found.has(id)) continue
        const there = this.world.table(id)
        found.set(id, there)
        if (there) follow(there)
      }
    }
    follow(this.table)
    return [...found].map(([id, table]) => ({ id, table, version: table?.schemaVersion ?? 0 }))
  }
}
