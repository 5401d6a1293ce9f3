// One collection in memory: its table for the engine, kept current from the log. Entries only say which rows are no longer good; those
// are read again before the next question, so many changes of one row cost one read, and what is read may be newer, never older.
import { CollectionTable } from '@sheaf/core/collection/collection-table'
import type { World } from '@sheaf/core/collection/world'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'
import { isStir, type LogEntry } from '@sheaf/core/protocol/log-entry'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { Change } from '@sheaf/core/records/patch'
import type { SpaceStorage } from '@sheaf/sync/storage'
import type { SpaceHeads } from '../spaces/space-heads'
import type { OpenDatabase } from '../storage/database'
import { type ReadRow, readCollection, readOne, readRows } from '../storage/space/read-rows'
import { KeptAnswers } from './kept-answers'

/** Whoever is further behind reads the collection again. */
const MOST_ENTRIES = 2_000
const ROWS_AT_ONCE = 5_000

export interface TableParts {
  readonly pool: OpenDatabase['pool']
  readonly storage: Pick<SpaceStorage, 'log'>
  readonly heads: Pick<SpaceHeads, 'of'>
  readonly kinds: PropertyKinds
}

export class HeldTable {
  table: CollectionTable
  collection: CollectionValue | null = null
  /** Rows with permissions of their own. */
  readonly apart = new Set<Uuid>()
  position = -1
  readonly answers = new KeptAnswers()
  private readonly stale = new Set<Uuid>()
  private isSchemaStale = false
  private turn: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly parts: TableParts,
    private readonly spaceId: Uuid,
    readonly id: Uuid,
    readonly world: World & { readonly names: { readonly version: number } },
  ) {
    this.table = new CollectionTable(id, parts.kinds, world)
  }

  get bytes(): number {
    return this.table.approximateBytes + this.answers.bytes
  }

  /**
   * Brings it up to the log's end, as it is now or as the asker has just found it; false where there is no such collection. Whoever
   * asks meanwhile waits for the same.
   */
  current(found?: number): Promise<boolean> {
    const result = this.turn.then(() => this.advance(found))
    this.turn = result.catch(() => undefined)
    return result
  }
  /** Entries that this process has just committed: the next question need not read them from the log. */
  committed(entries: readonly LogEntry[]): void {
    // In its turn: what is being read may be older than they are.
    this.turn = this.turn.then(() => this.take(entries)).catch(() => undefined)
  }

  private async advance(found?: number): Promise<boolean> {
    const head = found ?? (await this.parts.heads.of(this.spaceId))
    if (head === undefined) return false
    if (head > this.position || !this.collection) {
      const entries = this.position < 0 ? null : await this.parts.storage.log(this.spaceId, this.position, MOST_ENTRIES)
      if (!entries || entries.length >= MOST_ENTRIES) return this.load()
      this.take(entries)
    }
    await this.refresh()
    return this.collection !== null
  }
  private take(entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      const { seq, items } = entry
      if (seq !== this.position + 1) continue
      this.position = seq
      this.answers.take(entry)
      for (const item of items) {
        const { table, id, changes, channels } = item
        if (table === 'collection' && id === this.id) this.isSchemaStale ||= !isStir(item)
        else if (table === 'block' && (channels.includes(this.id) || this.table.has(id) || changes.some(isArrival)))
          this.stale.add(id)
      }
    }
  }
  private async refresh(): Promise<void> {
    if (this.isSchemaStale) {
      this.isSchemaStale = false
      this.setCollection(await readOne(this.parts.pool, this.spaceId, this.id))
    }
    const stale = [...this.stale]
    this.stale.clear()
    for (let from = 0; from < stale.length; from += ROWS_AT_ONCE) {
      const ids = stale.slice(from, from + ROWS_AT_ONCE)
      const found = await readRows(this.parts.pool, this.spaceId, this.id, ids)
      const there = new Set(found.map(({ row }) => row.fields.id))
      for (const id of ids) if (!there.has(id)) this.remove(id)
      this.put(found)
    }
  }
  private async load(): Promise<boolean> {
    this.table = new CollectionTable(this.id, this.parts.kinds, this.world)
    this.answers.clear()
    this.apart.clear()
    this.stale.clear()
    this.isSchemaStale = false
    this.collection = null
    this.position = -1
    const read = await readCollection(this.parts.pool, this.spaceId, this.id, rows => this.put(rows))
    if (!read) return false
    this.position = read.seq
    this.setCollection(read.collection)
    return true
  }
  private setCollection(collection: CollectionValue | null): void {
    this.collection = collection
    if (collection) this.table.setSchema(collection.schema ?? {})
  }
  private put(rows: readonly ReadRow[]): void {
    for (const { row, isApart } of rows) {
      this.table.put(row)
      if (isApart) this.apart.add(row.fields.id)
      else this.apart.delete(row.fields.id)
    }
  }
  private remove(id: Uuid): void {
    this.table.remove(id)
    this.apart.delete(id)
  }
}

/** A row that comes from elsewhere, or back: where it has permissions of its own, nobody who listens to the collection is told. */
const isArrival = (change: Change): boolean =>
  'set' in change && (change.set === 'parent_id' || (change.set === 'alive' && change.value === true))
