// The transactions of one commit: their effects laid over what they are reduced on, their log entries, and the rows to write. Where it
// may take long it goes by steps.
import { fromBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKinds } from '@sheaf/core/kinds/block-kind'
import { type RecordValue, recordKey, SpaceState } from '@sheaf/core/operations/space-state'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { Actor } from '@sheaf/core/permissions/actor'
import type { Cause } from '@sheaf/core/protocol/cause'
import type { EntryItem, LogEntry, TextUpdate } from '@sheaf/core/protocol/log-entry'
import { changesBack, type WatchedFields } from '@sheaf/core/protocol/watched-fields'
import type { BlockValue } from '@sheaf/core/records/block'
import { diffValue } from '@sheaf/core/records/patch'
import { atOnce, type Steps } from '@sheaf/core/steps'
import type { Slice } from '@sheaf/core/text/slice'
import { channelsOfBlock, channelsOfRecord, stirredBy, touchesPermissions } from './channels'
import type { Ground, TextState } from './ground'
import { planOrderKeys } from './order-key-plan'
import type { RoomCache } from './room-cache'
import type { CommitPart, RecordRef, RecordWrite, SliceOwner, SyncClientRow, TextSlice } from './storage'
import type { TextEdit } from './text-changes'

interface BatchOptions {
  readonly spaceId: Uuid
  readonly kinds: BlockKinds
  readonly watched?: WatchedFields
}

export class Batch {
  readonly state: SpaceState
  entries: readonly LogEntry[] = []
  private readonly clients = new Map<Uuid, SyncClientRow>()
  private readonly texts = new Set<Uuid>()
  private readonly textStates = new Map<Uuid, TextState>()
  /** Keys of this batch; they are the cache's only once they are committed. */
  private readonly orderKeys = new Map<Uuid, string>()

  constructor(
    private readonly ground: Ground,
    private base: number,
    private readonly options: BatchOptions,
  ) {
    this.state = new SpaceState(options.spaceId, ground)
  }

  lastOf(clientId: Uuid): SyncClientRow | undefined {
    return this.clients.get(clientId)
  }
  /** Records that are likely to be asked for next: the siblings of a child in a list that is walked. */
  neighbours(want: RecordRef): RecordRef[] {
    if (want.table !== 'block') return []
    for (const { table, value } of this.state.own.values()) {
      const content = table === 'block' ? value.content : undefined
      if (content?.includes(want.id)) return content.map(id => ({ table: 'block' as const, id }))
    }
    return []
  }

  /** Takes in a transaction whose reduction went through. May throw NotLoaded; then nothing is taken. */
  *take(
    transaction: Transaction,
    actor: Actor,
    state: SpaceState,
    edits: readonly TextEdit[],
    now: number,
    cause: Cause,
  ): Steps<LogEntry> {
    const items: EntryItem[] = []
    let permissions = false
    const stirred = new Map<Uuid, number>()
    for (const { table, value } of state.own.values()) {
      yield
      const before = this.state.get(table, value.id)
      const channels = new Set(channelsOfRecord(table, value, state, this.options.kinds))
      if (before)
        for (const channel of channelsOfRecord(table, before, this.state, this.options.kinds)) channels.add(channel)
      permissions ||= touchesPermissions(table, before, value, this.options.kinds, state)
      for (const [one, at] of [
        [value, state],
        [before, this.state],
      ] as const) {
        const collection = one && stirredBy(table, one, at)
        if (collection) stirred.set(collection.id, collection.version)
      }
      const back = before && changesBack(this.options.watched?.[table], before, value)
      items.push({
        table,
        id: value.id,
        version: value.version,
        last_version: before?.version ?? 0,
        changes: diffValue(before, value),
        channels: [...channels],
        ...(back ? { before: back } : {}),
      })
    }
    // What is hidden from some readers of a collection is told to none of them: only that they had better ask again.
    for (const [id, version] of stirred)
      items.push({ table: 'collection', id, version, last_version: version, changes: [], channels: [id] })
    const texts = edits.map(({ text, epoch, update, restored }): TextUpdate => {
      // As with records: when a block leaves a page, its readers are notified, since they may also read the page it moves to.
      const homes = [state.block(text), this.state.block(text)]
      const channels = new Set(homes.flatMap(home => (home ? channelsOfBlock(home, state, this.options.kinds) : [])))
      return { text, epoch, update, ...(restored ? { restored } : {}), channels: [...channels] }
    })
    for (const { text, update } of edits) {
      this.ground.accept(text, fromBase64(update))
      this.texts.add(text)
    }
    for (const record of state.own.values()) this.state.put(record)
    this.clients.set(transaction.clientId, {
      clientId: transaction.clientId,
      userId: actor.author.id,
      n: transaction.n,
      transactionId: transaction.id,
    })
    const entry: LogEntry = {
      spaceId: this.options.spaceId,
      seq: this.base + this.entries.length + 1,
      id: transaction.id,
      clientId: transaction.clientId,
      n: transaction.n,
      actorId: actor.author.id,
      at: now,
      authoredAt: transaction.authoredAt,
      ...(cause.kind === 'person' ? {} : { cause }),
      items,
      texts,
      permissions,
    }
    this.entries = [...this.entries, entry]
    return entry
  }

  part(): CommitPart {
    return atOnce(this.partInSteps())
  }
  *partInSteps(): Steps<CommitPart> {
    for (const id of this.texts) {
      this.textStates.set(id, { state: this.ground.texts.encode(id), epoch: this.ground.textState(id).epoch })
      yield
    }
    this.assignOrderKeys()
    const records: RecordWrite[] = []
    const owners: SliceOwner[] = []
    const parted: TextSlice[] = []
    for (const record of this.state.own.values()) {
      yield
      const { table, value } = record
      const before = this.ground.get(table, value.id)
      // Only keys of this batch: what the cache holds of a child whose parent is not held may be long out of date.
      const key = table === 'block' ? this.orderKeys.get(value.id) : undefined
      const text = table === 'block' ? this.textStates.get(value.id) : undefined
      records.push({
        ...record,
        base: before?.version ?? 0,
        ...(key !== undefined ? { orderKey: key } : {}),
        ...(text?.state ? { text: { state: text.state, epoch: text.epoch } } : {}),
        onlyText:
          table === 'block' && before !== undefined && !this.orderKeys.has(value.id) && isTextEdit(before, value),
      })
      if (table !== 'block') continue
      const was = this.ground.get(table, value.id)
      owners.push(...ownersToWrite(was, value))
      for (const { m } of (value.crdt_data?.forwards ?? []).slice(was?.crdt_data?.forwards?.length ?? 0))
        parted.push(...m.map(marker => ({ text: value.id, marker })))
    }
    // A text may change although no block shows the change (an edit that is deleted again): its home row still holds it.
    for (const [id, text] of this.textStates) {
      if (this.state.own.has(recordKey('block', id)) || !text.state) continue
      const value = this.ground.get('block', id)
      if (value)
        records.push({
          table: 'block',
          base: value.version,
          value,
          text: { state: text.state, epoch: text.epoch },
          onlyText: true,
        })
    }
    return {
      spaceId: this.options.spaceId,
      expect: this.base,
      entries: this.entries,
      records,
      clients: [...this.clients.values()],
      owners,
      parted,
      orderKeys: [...this.orderKeys].filter(([id]) => !this.state.own.has(recordKey('block', id))),
    }
  }

  /** Says where in the log it goes, which was not known when it was reduced. Returns what it was told before, put there. */
  placeAt(base: number, part: CommitPart): CommitPart {
    this.base = base
    this.entries = this.entries.map((entry, i) => ({ ...entry, seq: base + i + 1 }))
    return { ...part, expect: base, entries: this.entries }
  }

  /** The commit went through. */
  keep(cache: RoomCache): void {
    cache.committed(this.state.own.values(), this.textStates, this.orderKeys)
    // Of texts that were changed in documents of the batch's own, the cache's are out of date.
    if (this.ground !== cache) cache.rebuildTexts(this.texts)
  }

  /** The transaction of this batch that used a number. */
  transactionOf(clientId: Uuid, n: number): Uuid | undefined {
    return this.entries.find(entry => entry.clientId === clientId && entry.n === n)?.id
  }

  private keyOf(id: Uuid): string | undefined {
    return this.orderKeys.get(id) ?? this.ground.orderKey(id)
  }
  private assignOrderKeys(): void {
    for (const { table, value } of this.state.own.values()) {
      if (table !== 'block') continue
      const before = this.ground.get('block', value.id)?.content ?? []
      const after = value.content ?? []
      if (before === after) continue
      const mayHaveMoved = (id: Uuid): boolean => this.state.own.has(recordKey('block', id))
      for (const [id, key] of planOrderKeys({ before, after, keyOf: id => this.keyOf(id), mayHaveMoved }))
        this.orderKeys.set(id, key)
    }
  }
}

const textFields: ReadonlySet<string> = new Set([
  'version',
  'last_version',
  'properties',
  'last_edited_time',
  'last_edited_by_id',
  'last_edited_by_table',
])

/** Overlays copy records field by field, so that what did not change is still the same object. */
function isTextEdit(before: RecordValue, after: RecordValue): boolean {
  for (const field in after) if (after[field] !== before[field] && !textFields.has(field)) return false
  for (const field in before) if (!(field in after)) return false
  return true
}

/** Slices that came to a block. The one a block was made with needs no row until it has been elsewhere. */
function ownersToWrite(before: BlockValue | undefined, after: BlockValue): SliceOwner[] {
  const known = new Set((before?.crdt_data?.title ?? []).map(slice => `${slice.t}/${slice.m}`))
  const isNew = (slice: Slice): boolean =>
    !known.has(`${slice.t}/${slice.m}`) && (before !== undefined || slice.t !== after.id)
  return (after.crdt_data?.title ?? [])
    .filter(isNew)
    .map(slice => ({ text: slice.t, marker: slice.m, block: after.id }))
}
