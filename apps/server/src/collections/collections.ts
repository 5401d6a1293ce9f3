// The collections that are held in memory: loaded when asked for, each once however many ask, and dropped when they take too much
// room, those that nobody asked for longest first. Dropping loses nothing: the next question loads again.
import { relatedCollection } from '@sheaf/core/collection/computed-settings'
import type { World } from '@sheaf/core/collection/world'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { HeldPart, MemoryHolder } from '../memory/memory-budget'
import { HeldTable, type TableParts } from './held-table'
import { SpaceNames } from './space-names'

/** Relations are followed this far: what is computed over more collections than this knows only the nearest. */
const MOST_RELATED = 30

interface CollectionsOptions extends TableParts {
  readonly kinds: PropertyKinds
  readonly mostBytes: number
  readonly now: () => number
}

interface HeldSpace {
  readonly tables: Map<Uuid, HeldTable>
  readonly names: SpaceNames
  readonly world: World & { readonly names: SpaceNames }
}

interface Asked {
  readonly spaceId: Uuid
  readonly space: HeldSpace
  readonly id: Uuid
  /** The log's end when the question was asked. */
  readonly head: number
}

export class Collections implements MemoryHolder {
  readonly name = 'databases'
  private readonly spaces = new Map<Uuid, HeldSpace>()
  /** In the order in which they were last asked for. */
  private readonly used = new Set<HeldTable>()
  private readonly spaceOf = new Map<HeldTable, Uuid>()
  /** How many questions are using it. */
  private readonly pins = new WeakMap<HeldTable, number>()
  private readonly usedAt = new WeakMap<HeldTable, number>()

  constructor(private readonly options: CollectionsOptions) {}

  get size(): number {
    return this.used.size
  }
  get kinds(): PropertyKinds {
    return this.options.kinds
  }
  get bytes(): number {
    let bytes = 0
    for (const held of this.used) bytes += held.bytes
    return bytes
  }

  /**
   * Uses the collection as of the log's end, with those that its relations lead to where it needs them; null where there is none.
   * Nothing that is in use is dropped.
   */
  async use<T>(
    spaceId: Uuid,
    collectionId: Uuid,
    needsRelated: (held: HeldTable) => boolean,
    run: (held: HeldTable, related: readonly HeldTable[]) => Promise<T>,
  ): Promise<T | null> {
    const pinned: HeldTable[] = []
    try {
      const head = await this.options.heads.of(spaceId)
      if (head === undefined) return null
      const space = this.space(spaceId)
      const current = (id: Uuid): Promise<HeldTable | null> => this.current({ spaceId, space, id, head }, pinned)
      const held = await current(collectionId)
      if (!held) return null
      await space.names.refresh()
      const related = new Map<Uuid, HeldTable>()
      const waiting = needsRelated(held) ? [held] : []
      for (let next = waiting.pop(); next; next = waiting.pop())
        for (const property of Object.values(next.table.schema)) {
          const id = relatedCollection(property) as Uuid | undefined
          if (id === undefined || id === collectionId || related.has(id) || related.size >= MOST_RELATED) continue
          const other = await current(id)
          if (!other) continue
          related.set(id, other)
          if (needsRelated(other)) waiting.push(other)
        }
      return await run(held, [...related.values()])
    } finally {
      for (const held of pinned) this.pins.set(held, (this.pins.get(held) ?? 1) - 1)
      this.makeRoom()
    }
  }

  *parts(): Iterable<HeldPart> {
    for (const held of this.used)
      yield {
        bytes: held.bytes,
        usedAt: this.usedAt.get(held) ?? 0,
        // What a question is using is let go when it is answered.
        shed: () => {
          if (!this.pins.get(held)) this.drop(held)
        },
      }
  }

  committed(entries: readonly LogEntry[]): void {
    const spaceId = entries[0]?.spaceId
    for (const held of (spaceId && this.spaces.get(spaceId)?.tables.values()) || []) held.committed(entries)
  }

  private async current({ spaceId, space, id, head }: Asked, pinned: HeldTable[]): Promise<HeldTable | null> {
    const held = space.tables.get(id) ?? new HeldTable(this.options, spaceId, id, space.world)
    space.tables.set(id, held)
    this.spaces.set(spaceId, space)
    this.spaceOf.set(held, spaceId)
    this.used.delete(held)
    this.used.add(held)
    this.usedAt.set(held, this.options.now())
    this.pins.set(held, (this.pins.get(held) ?? 0) + 1)
    pinned.push(held)
    const isThere = await held.current(head).catch((error: unknown) => {
      this.drop(held)
      throw error
    })
    // What does not exist is not kept: anybody may ask about any number of them.
    if (!isThere) this.drop(held)
    return isThere ? held : null
  }
  private makeRoom(): void {
    let bytes = this.bytes
    for (const held of [...this.used]) {
      if (bytes <= this.options.mostBytes) return
      if (this.pins.get(held)) continue
      bytes -= held.bytes
      this.drop(held)
    }
  }
  private drop(held: HeldTable): void {
    this.used.delete(held)
    const spaceId = this.spaceOf.get(held)
    this.spaceOf.delete(held)
    const space = spaceId && this.spaces.get(spaceId)
    if (!space) return
    if (space.tables.get(held.id) === held) space.tables.delete(held.id)
    if (space.tables.size === 0) this.spaces.delete(spaceId)
  }
  private space(spaceId: Uuid): HeldSpace {
    const known = this.spaces.get(spaceId)
    if (known) return known
    const tables = new Map<Uuid, HeldTable>()
    const names = new SpaceNames(this.options, spaceId, tables)
    const world = { table: (id: string) => tables.get(id as Uuid)?.table, names }
    const space = { tables, names, world }
    this.spaces.set(spaceId, space)
    return space
  }
}
