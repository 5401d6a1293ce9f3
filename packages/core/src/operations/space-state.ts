// The records of one space as the reducer sees them: an overlay over a source. The server lays it over its cache, the client
// over what is confirmed. Dropping the overlay undoes everything.
import type { Uuid } from '../ids'
import type { Table } from '../records/all'
import type { BlockValue } from '../records/block'
import { keyOfSlice, type Slice, type SliceKey, sliceKey } from '../text/slice'

export interface RecordValue {
  readonly id: Uuid
  readonly version: number
  readonly last_version: number
  readonly [field: string]: unknown
}

/** Where an overlay reads what it does not hold. A source that loads on demand throws `NotLoaded` for what is not at hand. */
export interface RecordSource {
  get(table: Table, id: Uuid): RecordValue | undefined
  /** The block that shows a slice. */
  owner(key: SliceKey): Uuid | undefined
}

/** Thrown by a source that first has to load a record or the owners of a text's slices; the reducer is then run again. */
export class NotLoaded extends Error {
  constructor(readonly want: { readonly table: Table; readonly id: Uuid } | { readonly slicesOf: Uuid }) {
    super('not loaded')
  }
}

export const recordKey = (table: Table, id: Uuid): string => `${table}:${id}`
/** Follows parents at most this far: deeper means a cycle, which must not hang a server. */
const MAX_DEPTH = 10_000

export class SpaceState implements RecordSource {
  readonly own = new Map<string, { readonly table: Table; readonly value: RecordValue }>()
  /** The blocks among them, by id alone: they are asked for all the time. */
  private readonly ownBlocks = new Map<Uuid, RecordValue>()
  private readonly owners = new Map<SliceKey, Uuid>()
  private touched = new Set<string>()

  constructor(
    readonly spaceId: Uuid,
    readonly base: RecordSource,
  ) {}

  get(table: Table, id: Uuid): RecordValue | undefined {
    const mine = table === 'block' ? this.ownBlocks.get(id) : this.own.get(recordKey(table, id))?.value
    return mine ?? this.base.get(table, id)
  }
  block(id: Uuid): BlockValue | undefined {
    return this.get('block', id) as BlockValue | undefined
  }
  mustBlock(id: Uuid): BlockValue {
    const block = this.block(id)
    if (!block) throw new Error(`no block ${id}`)
    return block
  }
  content(id: Uuid): readonly Uuid[] {
    return this.block(id)?.content ?? []
  }
  slices(id: Uuid): readonly Slice[] {
    return this.block(id)?.crdt_data?.title ?? []
  }
  owner(key: SliceKey): Uuid | undefined {
    return this.owners.get(key) ?? this.base.owner(key)
  }
  /** Where a block's text is: in itself or, after a merge, in the block that holds its own slice now. */
  holder(id: Uuid): Uuid | undefined {
    const own = this.block(id)?.crdt_data?.own
    return own && this.owner(sliceKey(own.t, own.m))
  }

  /** From here on, the first change of a record counts its version up by one. */
  beginTransaction(): void {
    this.touched = new Set()
  }
  put(table: Table, value: RecordValue): void {
    const before = table === 'block' ? this.block(value.id)?.crdt_data?.title : undefined
    this.own.set(recordKey(table, value.id), { table, value })
    if (table !== 'block') return
    this.ownBlocks.set(value.id, value)
    const slices = (value as unknown as BlockValue).crdt_data?.title
    // Only slices that are new to it: another field of a block that is about to give its slices away claims nothing back.
    if (slices !== before) for (const slice of slices ?? []) this.owners.set(keyOfSlice(slice), value.id)
  }
  /** Changes fields of a record; `undefined` takes a field away. The version grows once a transaction. */
  change(table: Table, id: Uuid, fields: Readonly<Record<string, unknown>>): void {
    const before = this.get(table, id)
    if (!before) throw new Error(`no ${table} ${id}`)
    const key = recordKey(table, id)
    const next: Record<string, unknown> = { ...before, ...fields }
    for (const name of Object.keys(fields)) if (fields[name] === undefined) delete next[name]
    if (!this.touched.has(key)) {
      this.touched.add(key)
      next['last_version'] = before.version
      next['version'] = before.version + 1
    }
    this.put(table, next as RecordValue)
  }
  /** Adds a record that was not there. */
  add(table: Table, value: Readonly<Record<string, unknown>> & { readonly id: Uuid }): void {
    this.touched.add(recordKey(table, value.id))
    this.put(table, { ...value, version: 1, last_version: 0 })
  }
  changeBlock(id: Uuid, fields: Partial<{ [K in keyof BlockValue]: BlockValue[K] | undefined }>): void {
    this.change('block', id, fields)
  }
  changeCrdt(
    id: Uuid,
    fields: Partial<NonNullable<BlockValue['crdt_data']>> & { merged?: true | undefined; trash?: unknown },
  ): void {
    const next: Record<string, unknown> = { ...this.mustBlock(id).crdt_data, ...fields }
    for (const name of Object.keys(next)) if (next[name] === undefined) delete next[name]
    this.change('block', id, { crdt_data: next })
  }
  reset(): void {
    this.own.clear()
    this.ownBlocks.clear()
    this.owners.clear()
    this.touched = new Set()
  }

  /** The highest dead block above and including this one, within its page. What lies in a dead page stays in it. */
  topmostDead(id: Uuid, isPage: (type: string) => boolean): Uuid | null {
    let dead: Uuid | null = null
    let block = this.block(id)
    for (let depth = 0; block && depth < MAX_DEPTH; depth++) {
      if (isPage(block.type)) break
      if (!block.alive) dead = block.id
      block = block.parent_table === 'block' ? this.block(block.parent_id) : undefined
    }
    return dead
  }
  isAncestorOrSelf(ancestor: Uuid, id: Uuid): boolean {
    let at: Uuid | undefined = id
    for (let depth = 0; at !== undefined && depth < MAX_DEPTH; depth++) {
      if (at === ancestor) return true
      const block: BlockValue | undefined = this.block(at)
      at = block?.parent_table === 'block' ? block.parent_id : undefined
    }
    return false
  }
}
