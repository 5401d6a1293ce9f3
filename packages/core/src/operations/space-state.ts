// The records of one space as the reducer sees them: an overlay over a source. The server lays it over its cache, the client
// over what is confirmed. Dropping the overlay undoes everything.
import type { Uuid } from '../ids'
import type { RecordOf, Table, TableRecord } from '../records/all'
import type { BlockValue } from '../records/block'
import { keyOfSlice, partsOfKey, type Slice, type SliceKey, sliceKey } from '../text/slice'
import { type Anchor, anchorOf, insertNew } from './anchor'
import { ChildList } from './child-list'

/** A record of whichever table, its fields by their names. */
export interface RecordValue {
  readonly id: Uuid
  readonly version: number
  readonly last_version: number
  readonly [field: string]: unknown
}

/** Where an overlay reads what it does not hold. A source that loads on demand throws `NotLoaded` for what is not in memory. */
export interface RecordSource {
  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined
  /** The block that shows a slice. */
  owner(key: SliceKey): Uuid | undefined
}

/** A source that looks records up by table and id. */
export const recordSource = (
  get: (table: Table, id: Uuid) => RecordValue | undefined,
  owner: RecordSource['owner'] = () => undefined,
): RecordSource => ({ get: get as RecordSource['get'], owner })

/** A record as it is read by the names of its fields. */
export const anyRecord = (
  source: Pick<RecordSource, 'get'>,
  { table, id }: { readonly table: Table; readonly id: Uuid },
): RecordValue | undefined => source.get(table, id)

/** Thrown by a source that first has to load a record or the owners of a text's slices; the reducer is then run again. */
export class NotLoaded extends Error {
  constructor(readonly want: { readonly table: Table; readonly id: Uuid } | { readonly slicesOf: Uuid }) {
    super('not loaded')
  }
}

export const recordKey = (table: Table, id: Uuid): string => `${table}:${id}`
/** A record that was put together field by field: each was checked by its name before (`validateField`), or is the server's own. */
export const madeRecord = (table: Table, value: Readonly<Record<string, unknown>>): TableRecord =>
  ({ table, value }) as TableRecord
/** Follows parents at most this far: deeper means a cycle, which must not hang a server. */
const MAX_DEPTH = 10_000
/** Up to so many changes of one list in a transaction are made on the list itself. */
const FEW_CHANGES = 16

/** The field that lists the children of a record. Pages directly in the space are listed by each person's space view. */
const childrenField: Partial<Record<Table, 'content' | 'team_pages'>> = { block: 'content', team: 'team_pages' }

/** The children of a record that many changes were made to. */
interface OpenList {
  readonly table: Table
  readonly list: ChildList
  /** The record does not say yet what the list does. */
  isAhead: boolean
}

export class SpaceState implements RecordSource {
  private readonly records = new Map<string, TableRecord>()
  /** The blocks among them, by id alone: they are asked for all the time. */
  private readonly ownBlocks = new Map<Uuid, BlockValue>()
  private readonly owners = new Map<SliceKey, Uuid>()
  private touched = new Set<string>()
  private readonly changesOfList = new Map<Uuid, number>()
  private readonly lists = new Map<Uuid, OpenList>()
  /** How many of them are ahead of their records. */
  private ahead = 0

  constructor(
    readonly spaceId: Uuid,
    readonly base: RecordSource,
  ) {}

  /** The records that differ from the source. */
  get own(): ReadonlyMap<string, TableRecord> {
    if (this.ahead > 0) for (const id of this.lists.keys()) this.writeList(id)
    return this.records
  }
  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined {
    if (this.ahead > 0) this.writeList(id)
    return this.bare(table, id)
  }
  /** A record whose list of children may be out of date: everything else of it is true, and it costs nothing to ask. */
  bare<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined {
    const mine = table === 'block' ? this.ownBlocks.get(id) : this.records.get(recordKey(table, id))?.value
    return (mine as RecordOf<T> | undefined) ?? this.base.get(table, id)
  }
  private bareBlock(id: Uuid): BlockValue | undefined {
    return this.bare('block', id)
  }
  block(id: Uuid): BlockValue | undefined {
    return this.get('block', id)
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
    return this.forwardOf(key) === undefined ? (this.owners.get(key) ?? this.base.owner(key)) : undefined
  }
  /** The text that holds a slice since it was parted from its own. */
  forwardOf(key: SliceKey): Uuid | undefined {
    const [text, marker] = partsOfKey(key)
    return this.bareBlock(text)?.crdt_data?.forwards?.find(({ m }) => m.includes(marker as Uuid))?.t
  }
  /** Where a block's text is: in itself or, after a merge, in the block that holds its own slice now. */
  holder(id: Uuid): Uuid | undefined {
    const own = this.block(id)?.crdt_data?.own
    return own && this.owner(sliceKey(own.t, own.m))
  }

  /** From here on, the first change of a record counts its version up by one. */
  beginTransaction(): void {
    this.touched = new Set()
    this.changesOfList.clear()
  }
  put(record: TableRecord): void {
    const { table, value } = record
    if (this.ahead > 0) this.writeList(value.id)
    const before = table === 'block' ? this.block(value.id)?.crdt_data?.title : undefined
    this.records.set(recordKey(table, value.id), record)
    if (table !== 'block') return
    this.ownBlocks.set(value.id, value)
    const slices = value.crdt_data?.title
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
    this.put(madeRecord(table, next))
  }
  /** Adds a record that was not there. */
  add(table: Table, value: Readonly<Record<string, unknown>> & { readonly id: Uuid }): void {
    this.touched.add(recordKey(table, value.id))
    this.put(madeRecord(table, { ...value, version: 1, last_version: 0 }))
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
    this.lists.clear()
    this.ahead = 0
    this.changesOfList.clear()
    this.records.clear()
    this.ownBlocks.clear()
    this.owners.clear()
    this.touched = new Set()
  }

  // ---------- children. Every list is changed by `tree.ts` and nowhere else.
  hasChild(table: Table, parent: Uuid, id: Uuid): boolean {
    return this.openList(table, parent)?.list.has(id) ?? this.childrenOf(table, parent).includes(id)
  }
  /** The place of a child among its neighbours. */
  anchorOfChild(table: Table, parent: Uuid, id: Uuid): Anchor {
    return this.openList(table, parent)?.list.anchorOf(id) ?? anchorOf(this.childrenOf(table, parent), id)
  }
  insertChild(table: Table, parent: Uuid, id: Uuid, at: Anchor): void {
    this.changeList(
      table,
      parent,
      list => list.insert(id, at),
      ids => insertNew(ids, id, at),
    )
  }
  removeChild(table: Table, parent: Uuid, id: Uuid): void {
    this.changeList(
      table,
      parent,
      list => list.remove(id),
      ids => ids.filter(other => other !== id),
    )
  }
  childrenOf(table: Table, parent: Uuid): readonly Uuid[] {
    const field = childrenField[table]
    return field ? ((anyRecord(this, { table, id: parent })?.[field] as readonly Uuid[] | undefined) ?? []) : []
  }
  private changeList(
    table: Table,
    parent: Uuid,
    many: (list: ChildList) => void,
    few: (ids: readonly Uuid[]) => readonly Uuid[],
  ): void {
    const field = childrenField[table]
    if (!field) return
    const open = this.openList(table, parent)
    if (!open) {
      this.changesOfList.set(parent, (this.changesOfList.get(parent) ?? 0) + 1)
      return this.change(table, parent, { [field]: few(this.childrenOf(table, parent)) })
    }
    many(open.list)
    if (open.isAhead) return
    open.isAhead = true
    this.ahead++
  }
  /** The list of a record that this transaction changes often; none for a record that it has changed less. */
  private openList(table: Table, id: Uuid): OpenList | undefined {
    if ((this.changesOfList.get(id) ?? 0) < FEW_CHANGES) return undefined
    const known = this.lists.get(id)
    // What wrote to the record meanwhile did not write to the list.
    if (known && (known.isAhead || known.list.ids() === this.childrenOf(table, id))) return known
    const open = { table, list: new ChildList(this.childrenOf(table, id)), isAhead: false }
    this.lists.set(id, open)
    return open
  }
  private writeList(id: Uuid): void {
    const open = this.lists.get(id)
    if (!open?.isAhead) return
    open.isAhead = false
    this.ahead--
    const { table, list } = open
    const value = this.bare(table, id)
    const field = childrenField[table]
    if (value && field) this.put(madeRecord(table, { ...value, [field]: list.ids() }))
  }

  /** The highest dead block above and including this one, within its page. What lies in a dead page stays in it. */
  topmostDead(id: Uuid, isPage: (type: string) => boolean): Uuid | null {
    let dead: Uuid | null = null
    let block = this.bareBlock(id)
    for (let depth = 0; block && depth < MAX_DEPTH; depth++) {
      if (isPage(block.type)) break
      if (!block.alive) dead = block.id
      block = block.parent_table === 'block' ? this.bareBlock(block.parent_id) : undefined
    }
    return dead
  }
  /** The block that a block lies in: its parent, or the one whose collection it is a row of. */
  blockAbove({ parent_table, parent_id }: BlockValue): Uuid | undefined {
    if (parent_table === 'block') return parent_id
    if (parent_table !== 'collection') return undefined
    return this.bare('collection', parent_id)?.['parent_id']
  }
  isAncestorOrSelf(ancestor: Uuid, id: Uuid): boolean {
    let at: Uuid | undefined = id
    for (let depth = 0; at !== undefined && depth < MAX_DEPTH; depth++) {
      if (at === ancestor) return true
      const block: BlockValue | undefined = this.bareBlock(at)
      at = block && this.blockAbove(block)
    }
    return false
  }
}
