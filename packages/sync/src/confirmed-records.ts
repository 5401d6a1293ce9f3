// What the server has told this client: records at their versions, roles, and the updates that make up each text.
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { madeRecord, type RecordSource, recordKey } from '@sheaf/core/operations/space-state'
import type { Role } from '@sheaf/core/permissions/roles'
import type { RecordOf, Table, TableRecord } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import { applyChanges, type RecordPatch } from '@sheaf/core/records/patch'
import { mergeUpdates } from '@sheaf/core/text/merge-updates'
import { keyOfSlice, type Slice, type SliceKey } from '@sheaf/core/text/slice'

export type HeldRecord = TableRecord & { readonly role: Role }

export class ConfirmedRecords implements RecordSource {
  private readonly records = new Map<string, HeldRecord>()
  /** The blocks among them, by id alone: they are asked for all the time. */
  private readonly blocks = new Map<Uuid, BlockValue>()
  /**
   * Blocks that show a part of a text. Records of one change may arrive apart, so that for a while two blocks claim a slice or
   * none does: the answer is looked up when asked for, never remembered.
   */
  private readonly showing = new Map<Uuid, Set<Uuid>>()
  private readonly texts = new Map<Uuid, Uint8Array[]>()

  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined {
    const value = table === 'block' ? this.blocks.get(id) : this.records.get(recordKey(table, id))?.value
    return value as RecordOf<T> | undefined
  }
  held(table: Table, id: Uuid): HeldRecord | undefined {
    return this.records.get(recordKey(table, id))
  }
  role(table: Table, id: Uuid): Role {
    return this.records.get(recordKey(table, id))?.role ?? 'none'
  }
  owner(key: SliceKey): Uuid | undefined {
    const text = key.slice(0, key.indexOf('/')) as Uuid
    for (const block of this.showing.get(text) ?? [])
      if (this.slices(block).some(slice => keyOfSlice(slice) === key)) return block
    return undefined
  }
  all(): IterableIterator<HeldRecord> {
    return this.records.values()
  }

  /** A whole record from an answer. An older one than is held is ignored; says whether anything changed. */
  load(record: HeldRecord): boolean {
    const { table, value, role } = record
    const held = this.records.get(recordKey(table, value.id))
    if (held && (held.value.version > value.version || (held.value.version === value.version && held.role === role)))
      return false
    this.put(record)
    return true
  }
  /** A change from the log: `applied`, `known` already, or `gap` when what it builds on is not here. */
  patch({ table, id, version, last_version, changes }: RecordPatch, role: Role): 'applied' | 'known' | 'gap' {
    const held = this.records.get(recordKey(table, id))
    const has = held?.value.version ?? 0
    if (has >= version) return 'known'
    if (has !== last_version) return 'gap'
    const after = madeRecord(table, { ...applyChanges(held?.value, changes), id, version, last_version })
    this.put({ ...after, role: held?.role ?? role })
    return 'applied'
  }
  /** Returns the texts that went with it: its own and those it showed, unless another block that is held shows them. */
  remove(table: Table, id: Uuid): readonly Uuid[] {
    this.records.delete(recordKey(table, id))
    // The text of a block may have come before the block.
    if (table !== 'block') return []
    const texts = new Set([id, ...this.slices(id).map(({ t }) => t)])
    for (const text of texts) this.showing.get(text)?.delete(id)
    this.blocks.delete(id)
    const gone = [...texts].filter(text => !this.blocks.has(text) && !this.showing.get(text)?.size)
    for (const text of gone) this.texts.delete(text)
    return gone
  }
  private put(record: HeldRecord): void {
    const { id } = record.value
    if (record.table === 'block') for (const { t } of this.slices(id)) this.showing.get(t)?.delete(id)
    this.records.set(recordKey(record.table, id), record)
    if (record.table !== 'block') return
    this.blocks.set(id, record.value)
    for (const { t } of this.slices(id)) {
      const blocks = this.showing.get(t)
      if (blocks) blocks.add(id)
      else this.showing.set(t, new Set([id]))
    }
  }
  private slices(id: Uuid): readonly Slice[] {
    return this.blocks.get(id)?.crdt_data?.title ?? []
  }

  textIds(): IterableIterator<Uuid> {
    return this.texts.keys()
  }
  textUpdates(text: Uuid): readonly Uint8Array[] {
    return this.texts.get(text) ?? []
  }
  addText(text: Uuid, update: Uint8Array): void {
    const held = this.texts.get(text)
    if (!held) this.texts.set(text, [update])
    else if (held.push(update) > limits.foldTextUpdatesAfter) this.texts.set(text, [mergeUpdates(held)])
  }
}
