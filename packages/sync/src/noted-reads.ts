// The room's cache as a transaction sees it that is reduced while others are committed: what it reads is noted, and stays as it was
// first read. When it is through, all of it must still be so. It works on documents of its own, so that nobody else meets its words.
import type { Uuid } from '@sheaf/core/ids'
import { NotLoaded, type RecordValue } from '@sheaf/core/operations/space-state'
import type { RecordOf, Table } from '@sheaf/core/records/all'
import { partsOfKey, type SliceKey } from '@sheaf/core/text/slice'
import { TextStore } from '@sheaf/core/text/text-store'
import type { Ground, TextState } from './ground'
import type { RoomCache } from './room-cache'
import type { RecordRef } from './storage'

export class NotedReads implements Ground {
  readonly texts: TextStore
  private readonly records = new Map<Table, Map<Uuid, RecordValue | undefined>>()
  private readonly owners = new Map<SliceKey, Uuid | undefined>()
  private readonly textStates = new Map<Uuid, TextState>()
  private readonly orderKeys = new Map<Uuid, string | undefined>()
  private readonly added = new Map<Uuid, number>()

  constructor(
    /** The cache of the room as it is at present: a room may drop one and begin another. */
    private readonly cache: () => RoomCache,
    textClientId: number,
  ) {
    this.texts = new TextStore({
      clientId: textClientId,
      hydrate: id => {
        const { state } = this.textState(id)
        return state ? [state] : []
      },
    })
  }

  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined {
    const noted = this.notedIn(table)
    if (noted.has(id)) return noted.get(id) as RecordOf<T> | undefined
    const value = this.cache().get(table, id)
    noted.set(id, value)
    return value
  }
  private notedIn(table: Table): Map<Uuid, RecordValue | undefined> {
    const known = this.records.get(table)
    if (known) return known
    const made = new Map<Uuid, RecordValue | undefined>()
    this.records.set(table, made)
    return made
  }
  owner(key: SliceKey): Uuid | undefined {
    if (this.owners.has(key)) return this.owners.get(key)
    const owner = this.cache().owner(key)
    this.owners.set(key, owner)
    return owner
  }
  textState(id: Uuid): TextState {
    const noted = this.textStates.get(id)
    if (noted) return noted
    const state = this.cache().textState(id)
    this.textStates.set(id, state)
    return state
  }
  textBytes(id: Uuid): { readonly stored: number; readonly added: number } {
    return { stored: this.textState(id).state?.length ?? 0, added: this.added.get(id) ?? 0 }
  }
  orderKey(id: Uuid): string | undefined {
    if (this.orderKeys.has(id)) return this.orderKeys.get(id)
    const key = this.cache().orderKey(id)
    this.orderKeys.set(id, key)
    return key
  }
  accept(text: Uuid, update: Uint8Array): void {
    this.added.set(text, (this.added.get(text) ?? 0) + update.length)
  }

  /** What has to be at hand for the comparison. */
  get recordsRead(): RecordRef[] {
    const records = [...this.records].flatMap(([table, noted]) => [...noted.keys()].map(id => ({ table, id })))
    return [...records, ...[...this.textStates.keys()].map(id => ({ table: 'block' as const, id }))]
  }
  get textsAsked(): Uuid[] {
    return [...new Set([...this.owners.keys()].map(key => partsOfKey(key)[0]))]
  }
  /** Whether the cache says of everything what it said then. */
  areCurrent(): boolean {
    try {
      return this.sameRecords() && this.sameTexts()
    } catch (error) {
      if (error instanceof NotLoaded) return false
      throw error
    }
  }
  private sameRecords(): boolean {
    const cache = this.cache()
    for (const [table, noted] of this.records)
      for (const [id, value] of noted) {
        // A record that was loaded once more is another object: its version says whether it is the same.
        const now = cache.get(table, id) as RecordValue | undefined
        if (now !== value && now?.version !== value?.version) return false
      }
    for (const [key, owner] of this.owners) if (cache.owner(key) !== owner) return false
    return true
  }
  private sameTexts(): boolean {
    const cache = this.cache()
    for (const [id, { state, epoch }] of this.textStates) {
      const now = cache.textState(id)
      if (now.epoch !== epoch || !areSame(now.state, state)) return false
    }
    for (const [id, key] of this.orderKeys) if (cache.orderKey(id) !== key) return false
    return true
  }
}

function areSame(one: Uint8Array | null, other: Uint8Array | null): boolean {
  if (one === other) return true
  return !!one && !!other && one.length === other.length && one.every((byte, i) => byte === other[i])
}
