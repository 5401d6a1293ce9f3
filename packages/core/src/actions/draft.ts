// A transaction being built. Every step is applied to the view at once and its inverse is captured, so that the next step sees
// what the ones before did, and an undo exists for what was done.
import { toBase64 } from '../base64'
import type { Uuid } from '../ids'
import { applyOperation, captureInverse, type Inverse, type Operation, revertInverse } from '../operations/all'
import { type Anchor, nearer } from '../operations/anchor'
import { finishTransaction } from '../operations/apply-transaction'
import { type OpenSpace, slicesSeen } from '../operations/open-space'
import { familyOf, isParted } from '../operations/part-texts'
import type { Pointer } from '../operations/record-id'
import type { Related } from '../operations/relate'
import type { RowBeginning } from '../operations/row-beginning'
import { locate, ranges } from '../operations/text-place'
import type { ParentRef } from '../operations/tree'
import type { UndoDraft } from '../operations/undo'
import type { Table } from '../records/all'
import type { Attributes, Embed, Run } from '../text/rich-text'
import { sliceKey } from '../text/slice'
import type { TextEdit, TextUndo } from '../text/text-store'
import type { Json } from '../validation/checks'

/** What a new block begins with, besides its place and its text. */
export interface BlockFields {
  readonly properties?: Readonly<Record<string, Json>>
  readonly format?: Readonly<Record<string, Json>>
  readonly is_template?: true
}

/** A part of an action that may be committed apart from the others: the copy of a page has one for each block. Run once, in order. */
export type Step = (draft: Draft) => void

export class Draft implements UndoDraft {
  readonly operations: Operation[] = []
  readonly inverse: Inverse[] = []
  /** The collection that it is part of an import into: the log says so. */
  importOf: Uuid | null = null

  constructor(readonly space: OpenSpace) {
    space.view.beginTransaction()
  }

  /** What is done next may be built on the field, so it has to be seen before. Words and moves do not overwrite each other. */
  get setsField(): boolean {
    return this.operations.some(({ path }) => path !== undefined)
  }
  /** Any operation; text edits come in through `insertText` and its like, which know their undo. */
  push(operation: Operation): void {
    const after = captureInverse(this.space.view, operation)
    applyOperation(this.space.view, this.space.texts, operation, this.space.context())
    this.operations.push(operation)
    this.inverse.push(...after())
  }
  /** Titles follow the texts. Call once, when everything is in. */
  finish(): void {
    finishTransaction(this.space.view, this.space.texts, this.operations, this.space.context())
  }

  private took(text: Uuid, edit: TextEdit): void {
    if (!edit.update) return
    this.push({
      command: 'editText',
      pointer: this.pointer(text),
      args: {
        text,
        epoch: 0,
        update: toBase64(edit.update),
        ...(edit.restored?.length ? { restored: [...edit.restored] } : {}),
      },
    })
    if (edit.undo) this.inverse.push({ undo: 'editText', text, item: edit.undo })
  }
  /** A record of this space. */
  at(table: Table, id: Uuid): Pointer {
    return { table, id, spaceId: this.space.spaceId }
  }
  private pointer(id: Uuid): Pointer {
    return this.at('block', id)
  }
  private parentPointer(parent: ParentRef): Pointer {
    return this.at(parent.table, parent.id)
  }

  // Text, in offsets of a block.
  insertText(block: Uuid, offset: number, content: string | Embed, attributes: Attributes = {}): void {
    const place = locate(this.space, block, offset)
    this.took(place.text, this.space.texts.insert(place.text, place.index, content, attributes))
  }
  /** All of the text of a block that this draft has made. */
  writeText(block: Uuid, runs: readonly Run[], author?: number): void {
    this.took(block, this.space.texts.begin(block, runs, author))
  }
  removeText(block: Uuid, from: number, to: number): void {
    // Highest index first: the order of a block's slices need not be their order in the text.
    for (const range of ranges(this.space, block, from, to).sort((a, b) => b.index - a.index))
      this.took(range.text, this.space.texts.remove(range.text, range.index, range.length))
  }
  formatText(block: Uuid, from: number, to: number, attributes: Attributes): void {
    for (const range of ranges(this.space, block, from, to).reverse())
      this.took(range.text, this.space.texts.format(range.text, range.index, range.length, attributes))
  }

  // Structure.
  create(id: Uuid, type: string, parent: ParentRef, at: Anchor, fields: BlockFields = {}): void {
    const value = Object.fromEntries(
      Object.entries(fields).filter(([, held]) => held === true || Object.keys(held).length > 0),
    )
    this.push({
      command: 'createBlock',
      pointer: this.pointer(id),
      args: {
        type,
        parent: this.parentPointer(parent),
        at: copy(at),
        ...(Object.keys(value).length > 0 ? { value } : {}),
      },
    })
  }
  move(id: Uuid, parent: ParentRef, at: Anchor): void {
    this.push({
      command: 'moveBlock',
      pointer: this.pointer(id),
      args: { parent: this.parentPointer(parent), at: copy(at) },
    })
  }
  /** Several, one behind the other. */
  moveAll(ids: Iterable<Uuid>, parent: ParentRef, { after, before }: Anchor): void {
    let behind = after
    for (const id of ids) {
      this.move(id, parent, { after: behind, before })
      behind = nearer(id, behind)
    }
  }
  split(block: Uuid, offset: number, id: Uuid, type: string, format: Record<string, Json> = {}): void {
    const place = locate(this.space, block, offset)
    this.took(place.text, this.space.texts.insertMarker(place.text, place.index, id))
    this.push({
      command: 'splitBlock',
      pointer: this.pointer(id),
      args: { from: block, text: place.text, marker: id, type, format },
    })
  }
  merge(id: Uuid, into: Uuid): void {
    this.push({ command: 'mergeBlock', pointer: this.pointer(id), args: { into } })
  }
  /** A merged block comes back out of the one that holds its text. */
  unmerge(id: Uuid, from: Uuid): void {
    const { type, format, crdt_data } = this.space.view.mustBlock(id)
    if (!crdt_data) return
    const { t: text, m: marker } = crdt_data.own
    this.push({
      command: 'splitBlock',
      pointer: this.pointer(id),
      args: { from, text, marker, type, ...(format ? { format } : {}) },
    })
  }
  /** Databases that lie in it go by themselves, so that each can be found in the trash. `began`: what a row has to be still, to go
   * as empty. */
  trash(id: Uuid, ifEmpty = false, began?: RowBeginning): void {
    if (!ifEmpty) for (const inner of this.databasesIn(id)) this.trash(inner)
    this.push({
      command: 'trashBlock',
      pointer: this.pointer(id),
      args: { seen: slicesSeen(this.space, id), ...(ifEmpty ? { ifEmpty } : {}), ...(began ? { began } : {}) },
    })
  }
  restore(id: Uuid): void {
    this.push({ command: 'restoreBlock', pointer: this.pointer(id), args: {} })
  }
  /** Puts a block that is out of sight somewhere else. False for one that is shown, or that is not here. */
  bringBack(id: Uuid, parent: ParentRef, at: Anchor): boolean {
    if (!this.space.block(id) || this.space.isShown(id)) return false
    this.restore(id)
    this.move(id, parent, at)
    return true
  }
  private databasesIn(id: Uuid): readonly Uuid[] {
    const { view, kinds } = this.space
    const type = view.block(id)?.type
    if (type === undefined || kinds.traits(type).page) return []
    return view.content(id).flatMap(child => (view.block(child)?.view_ids?.length ? [child] : this.databasesIn(child)))
  }
  set(pointer: Pointer, path: readonly string[], value: Json): void {
    this.push({ command: 'set', pointer, path, args: { value } })
  }
  unset(pointer: Pointer, path: readonly string[]): void {
    this.push({ command: 'unset', pointer, path, args: {} })
  }
  /** Null takes the field away. */
  setField(pointer: Pointer, path: readonly string[], value: Json | null): void {
    if (value === null) this.unset(pointer, path)
    else this.set(pointer, path, value)
  }
  /** Any record that is no block. */
  createRecord(pointer: Pointer, value: Readonly<Record<string, Json>>): void {
    this.push({ command: 'create', pointer, args: { value: { ...value } } })
  }
  /** Into a list of ids, as `private_pages`; one that is in it already is moved. */
  insertInList(pointer: Pointer, path: readonly string[], id: Uuid, at: Anchor): void {
    this.push({ command: 'listInsert', pointer, path, args: { id, at: copy(at) } })
  }
  removeFromList(pointer: Pointer, path: readonly string[], id: Uuid): void {
    this.push({ command: 'listRemove', pointer, path, args: { id } })
  }
  /** Into a list of things that have ids, as options; without `at` one that is there stays in its place. */
  setItem(pointer: Pointer, path: readonly string[], key: string, value: Json, at?: Anchor): void {
    this.push({ command: 'keyedSet', pointer, path, args: { key, value, ...(at ? { at: copy(at) } : {}) } })
  }
  removeItem(pointer: Pointer, path: readonly string[], key: string): void {
    this.push({ command: 'keyedRemove', pointer, path, args: { key } })
  }
  /** Another block becomes the home of a collection. */
  moveCollection(id: Uuid, to: Uuid): void {
    this.push({ command: 'moveCollection', pointer: this.at('collection', id), args: { to } })
  }
  relate({ row, property, other }: Related, at?: Anchor): void {
    const args = { property, row: other, ...(at ? { at: copy(at) } : {}) }
    this.push({ command: 'relate', pointer: this.pointer(row), args })
  }
  unrelate({ row, property, other }: Related): void {
    this.push({ command: 'unrelate', pointer: this.pointer(row), args: { property, row: other } })
  }

  /** Undoes earlier work, last first. Each part is checked against what is there now and skipped if another person changed it. */
  revert(inverse: readonly Inverse[]): void {
    for (const item of [...inverse].reverse()) revertInverse(this, item)
  }

  /** In a text that was parted since, the characters are where they are shown. */
  revertText(text: Uuid, item: TextUndo): void {
    const { texts, view } = this.space
    if (!isParted(view, text)) return this.took(text, texts.revert(text, item))
    for (const part of familyOf(view, text))
      this.took(
        part,
        texts.revert(part, item, marker => view.owner(sliceKey(part, marker)) !== undefined),
      )
  }

  /** The block that holds the text directly before a block's own slice, where it is shown. */
  textBefore(id: Uuid): Uuid | null {
    const own = this.space.view.slices(id)[0]
    if (!own || own.m === null) return null
    const order = this.space.texts.markers(own.t)
    for (let i = order.indexOf(own.m) - 1; i >= 0; i--) {
      const owner = this.space.view.owner(sliceKey(own.t, order[i] ?? null))
      if (owner !== undefined) return owner !== id && this.space.isShown(owner) ? owner : null
    }
    return null
  }
}

const copy = (at: Anchor): { after: Uuid[]; before: Uuid[] } => ({
  after: [...at.after],
  before: [...at.before],
})
