// What a room holds of its space between commits: records, slice owners, order keys and open texts, loaded when first asked
// for. It is always the state at the room's seq, or newer where another process has written; the commit then misses.

import { fromBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import { madeRecord, NotLoaded } from '@sheaf/core/operations/space-state'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { RecordOf, Table, TableRecord } from '@sheaf/core/records/all'
import type { CrdtData } from '@sheaf/core/records/block'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { applyChanges, type Change, type RecordPatch } from '@sheaf/core/records/patch'
import { keyOfSlice, type SliceKey, sliceKey } from '@sheaf/core/text/slice'
import { TextStore } from '@sheaf/core/text/text-store'
import type { Ground, TextState } from './ground'
import type { Loaded } from './storage'

const BYTES_PER_RECORD = 1_500
const BYTES_PER_NAME = 150
/** A document with a few words in it. */
const BYTES_PER_OPEN_TEXT = 3_000

export class RoomCache implements Ground {
  private readonly records = new KnownRecords()
  private readonly owners = new Map<SliceKey, Uuid>()
  private readonly slicesLoaded = new Set<Uuid>()
  private readonly orderKeys = new Map<Uuid, string>()
  private readonly textStates = new Map<Uuid, TextState>()
  private textBytesHeld = 0
  /** Updates of transactions that the current batch has accepted: a text that must be rebuilt needs them again. */
  private readonly accepted = new Map<Uuid, Uint8Array[]>()
  readonly texts: TextStore

  constructor(textClientId: number) {
    this.texts = new TextStore({ clientId: textClientId, hydrate: id => this.hydrate(id) })
  }

  /** Weighed by what such records take on average; texts by what they are. */
  get approximateBytes(): number {
    const small = this.owners.size + this.orderKeys.size + this.slicesLoaded.size
    return (
      this.records.size * BYTES_PER_RECORD +
      small * BYTES_PER_NAME +
      this.textBytesHeld +
      this.texts.openCount * BYTES_PER_OPEN_TEXT
    )
  }

  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined {
    const known = this.records.get(table, id)
    if (known === undefined) throw new NotLoaded({ table, id })
    return known ?? undefined
  }
  has(table: Table, id: Uuid): boolean {
    return this.records.has(table, id)
  }
  owner(key: SliceKey): Uuid | undefined {
    const known = this.owners.get(key)
    if (known !== undefined) return known
    const text = key.slice(0, key.indexOf('/')) as Uuid
    if (!this.slicesLoaded.has(text)) throw new NotLoaded({ slicesOf: text })
    return undefined
  }
  hasSlicesOf(text: Uuid): boolean {
    return this.slicesLoaded.has(text)
  }
  orderKey(id: Uuid): string | undefined {
    return this.orderKeys.get(id)
  }
  textState(id: Uuid): TextState {
    const known = this.textStates.get(id)
    if (known) return known
    if (!this.has('block', id)) throw new NotLoaded({ table: 'block', id })
    return { state: null, epoch: 0 }
  }
  textBytes(id: Uuid): { readonly stored: number; readonly added: number } {
    const added = (this.accepted.get(id) ?? []).reduce((sum, update) => sum + update.length, 0)
    return { stored: this.textState(id).state?.length ?? 0, added }
  }
  private hydrate(id: Uuid): Uint8Array[] {
    const { state } = this.textState(id)
    return [...(state ? [state] : []), ...(this.accepted.get(id) ?? [])]
  }

  /** Takes in what was loaded; what was asked for and not found does not exist. What is held already is at least as new. */
  absorb(asked: readonly { table: Table; id: Uuid }[], slicesOf: readonly Uuid[], loaded: Loaded): void {
    for (const record of loaded.records) {
      const { table, value, childKeys, text } = record
      if (this.records.get(table, value.id)) continue
      this.putRecord(record)
      for (const [child, key] of childKeys ?? []) this.orderKeys.set(child, key)
      if (text && !this.textStates.has(value.id)) this.holdText(value.id, text)
    }
    for (const { table, id } of asked) if (!this.records.has(table, id)) this.records.setMissing(table, id)
    for (const owner of loaded.owners) {
      const key = sliceKey(owner.text, owner.marker)
      if (!this.owners.has(key)) this.owners.set(key, owner.block)
    }
    for (const text of slicesOf) this.slicesLoaded.add(text)
  }

  accept(text: Uuid, update: Uint8Array): void {
    const known = this.accepted.get(text)
    if (known) known.push(update)
    else this.accepted.set(text, [update])
  }
  /** Throws away what a refused or missed transaction did to these texts. */
  rebuildTexts(texts: Iterable<Uuid>): void {
    for (const text of texts) this.texts.drop(text)
  }

  /** The batch is durable: its records, texts and order keys are the state now. */
  committed(
    records: Iterable<TableRecord>,
    texts: ReadonlyMap<Uuid, TextState>,
    orderKeys: ReadonlyMap<Uuid, string>,
  ): void {
    for (const record of records) this.putRecord(record)
    for (const [id, state] of texts) this.holdText(id, state)
    for (const [id, key] of orderKeys) this.orderKeys.set(id, key)
    this.accepted.clear()
  }
  private holdText(id: Uuid, text: TextState): void {
    this.textBytesHeld += (text.state?.length ?? 0) - (this.textStates.get(id)?.state?.length ?? 0)
    this.textStates.set(id, text)
  }
  private putRecord(record: TableRecord): void {
    const { table, value } = record
    this.records.set(record)
    if (table === 'block')
      for (const slice of value.crdt_data?.title ?? []) this.owners.set(keyOfSlice(slice), value.id)
  }

  /** The batch did not happen. */
  abandoned(): void {
    const texts = [...this.accepted.keys()]
    this.accepted.clear()
    this.rebuildTexts(texts)
  }

  /** Another process has committed: take over what is held, forget what cannot be followed. */
  follow(entry: LogEntry): void {
    for (const item of entry.items) this.followRecord(item)
    for (const { text, update, epoch } of entry.texts) this.followText(text, fromBase64(update), epoch)
  }
  private followRecord({ table, id, version, last_version, changes }: RecordPatch): void {
    if (table === 'block') this.followSlices(id, changes)
    const held = this.records.get(table, id)
    if (held === undefined || (held !== null && held.version >= version)) return
    if ((held?.version ?? 0) !== last_version) return this.records.delete(table, id)
    this.putRecord(madeRecord(table, { ...applyChanges(held ?? undefined, changes), id, version, last_version }))
    // Order keys are not in the log: children are read again when next needed.
    if (table === 'block' && changes.some(isOfContent)) this.records.delete(table, id)
  }
  /** Slices move between blocks even where neither block is cached; the new owner is named in the same entry. */
  private followSlices(id: Uuid, changes: readonly Change[]): void {
    for (const change of changes) {
      const crdt =
        'set' in change && change.set === 'crdt_data'
          ? change.value
          : 'object' in change && change.object === 'crdt_data'
            ? change.put
            : undefined
      for (const slice of (crdt as Partial<CrdtData> | undefined)?.title ?? []) this.owners.set(keyOfSlice(slice), id)
    }
  }
  private followText(text: Uuid, update: Uint8Array, epoch: number): void {
    // A block that is held without a text had none: this is where it begins.
    if (!this.textStates.has(text) && !this.texts.isOpen(text) && !this.records.get('block', text)) return
    this.texts.applyRemote(text, update)
    this.holdText(text, { state: this.texts.encode(text), epoch })
  }
}

/** Also of a block that is new and came with its children. */
const isOfContent = (change: Change): boolean =>
  ('list' in change && change.list === 'content') || ('set' in change && change.set === 'content')
