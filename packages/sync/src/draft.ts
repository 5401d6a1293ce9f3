// A transaction being built. Every step is applied to the view at once and its inverse is captured, so that the next step sees
// what the ones before did, and an undo exists for what was done.
import { toBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import { applyOperation, type Operation } from '@sheaf/core/operations/all'
import { type Anchor, atEnd, nearer } from '@sheaf/core/operations/anchor'
import { finishTransaction } from '@sheaf/core/operations/apply-transaction'
import { captureInverse, type Inverse, revertField } from '@sheaf/core/operations/inverse'
import { familyOf, isParted } from '@sheaf/core/operations/part-texts'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import { type Related, relatedTo, replacedBy } from '@sheaf/core/operations/relate'
import { isAsItBegan, type RowBeginning } from '@sheaf/core/operations/row-beginning'
import { type ParentRef, parentOf } from '@sheaf/core/operations/tree'
import type { Attributes, Embed, Run } from '@sheaf/core/text/rich-text'
import { sliceKey } from '@sheaf/core/text/slice'
import type { TextEdit, TextUndo } from '@sheaf/core/text/text-store'
import type { Json } from '@sheaf/core/validation/checks'
import type { Replica } from './replica'
import { locate, ranges } from './text-place'

/** What a new block begins with, besides its place and its text. */
export interface BlockFields {
  readonly properties?: Readonly<Record<string, Json>>
  readonly format?: Readonly<Record<string, Json>>
  readonly is_template?: true
}

export class Draft {
  readonly operations: Operation[] = []
  readonly inverse: Inverse[] = []

  constructor(private readonly replica: Replica) {
    replica.view.beginTransaction()
  }

  /** What is done next may be built on the field, so it has to be seen before. Words and moves do not overwrite each other. */
  get setsField(): boolean {
    return this.operations.some(({ path }) => path !== undefined)
  }
  /** Any operation; text edits come in through `insertText` and its like, which know their undo. */
  push(operation: Operation): void {
    const after = captureInverse(this.replica.view, operation)
    applyOperation(this.replica.view, this.replica.texts, operation, this.replica.context())
    this.operations.push(operation)
    this.inverse.push(...after())
  }
  /** Titles follow the texts. Call once, when everything is in. */
  finish(): void {
    finishTransaction(this.replica.view, this.replica.texts, this.operations, this.replica.context())
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
    if (edit.undo) this.inverse.push({ undo: 'text', text, item: edit.undo })
  }
  private pointer(id: Uuid): Pointer {
    return blockPointer(this.replica.options.spaceId, id)
  }
  private parentPointer(parent: ParentRef): Pointer {
    return { table: parent.table, id: parent.id, spaceId: this.replica.options.spaceId }
  }

  // Text, in offsets of a block.
  insertText(block: Uuid, offset: number, content: string | Embed, attributes: Attributes = {}): void {
    const place = locate(this.replica, block, offset)
    this.took(place.text, this.replica.texts.insert(place.text, place.index, content, attributes))
  }
  /** All of the text of a block that this draft has made. */
  writeText(block: Uuid, runs: readonly Run[], author?: number): void {
    this.took(block, this.replica.texts.begin(block, runs, author))
  }
  removeText(block: Uuid, from: number, to: number): void {
    // Highest index first: the order of a block's slices need not be their order in the text.
    for (const range of ranges(this.replica, block, from, to).sort((a, b) => b.index - a.index))
      this.took(range.text, this.replica.texts.remove(range.text, range.index, range.length))
  }
  formatText(block: Uuid, from: number, to: number, attributes: Attributes): void {
    for (const range of ranges(this.replica, block, from, to).reverse())
      this.took(range.text, this.replica.texts.format(range.text, range.index, range.length, attributes))
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
    const place = locate(this.replica, block, offset)
    this.took(place.text, this.replica.texts.insertMarker(place.text, place.index, id))
    this.push({
      command: 'splitBlock',
      pointer: this.pointer(id),
      args: { from: block, text: place.text, marker: id, type, format },
    })
  }
  merge(id: Uuid, into: Uuid): void {
    this.push({ command: 'mergeBlock', pointer: this.pointer(id), args: { into } })
  }
  /** Databases that lie in it go by themselves, so that each can be found in the trash. `began`: what a row has to be still, to go
   * as empty. */
  trash(id: Uuid, ifEmpty = false, began?: RowBeginning): void {
    if (!ifEmpty) for (const inner of this.databasesIn(id)) this.trash(inner)
    this.push({
      command: 'trashBlock',
      pointer: this.pointer(id),
      args: { seen: this.replica.seen(id), ...(ifEmpty ? { ifEmpty } : {}), ...(began ? { began } : {}) },
    })
  }
  restore(id: Uuid): void {
    this.push({ command: 'restoreBlock', pointer: this.pointer(id), args: {} })
  }
  /** Puts a block that is out of sight somewhere else. False for one that is shown, or that is not here. */
  bringBack(id: Uuid, parent: ParentRef, at: Anchor): boolean {
    if (!this.replica.block(id) || this.replica.isShown(id)) return false
    this.restore(id)
    this.move(id, parent, at)
    return true
  }
  private databasesIn(id: Uuid): readonly Uuid[] {
    const { view, options } = this.replica
    const type = view.block(id)?.type
    if (type === undefined || options.kinds.traits(type).page) return []
    return view.content(id).flatMap(child => (view.block(child)?.view_ids?.length ? [child] : this.databasesIn(child)))
  }
  set(pointer: Pointer, path: readonly string[], value: Json): void {
    this.push({ command: 'set', pointer, path, args: { value } })
  }
  unset(pointer: Pointer, path: readonly string[]): void {
    this.push({ command: 'unset', pointer, path, args: {} })
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
    for (const item of [...inverse].reverse()) this.revertOne(item)
  }
  private revertOne(inverse: Inverse): void {
    const { view } = this.replica
    if (inverse.undo === 'text') return this.revertText(inverse.text, inverse.item)
    if ('pointer' in inverse) {
      for (const operation of revertField(view, inverse)) this.push(operation)
      return
    }
    if (inverse.undo === 'home') {
      const { id, from: to } = inverse
      if (view.bare('collection', id)?.['parent_id'] !== inverse.to) return
      return this.push({
        command: 'moveCollection',
        pointer: { ...this.pointer(id), table: 'collection' },
        args: { to },
      })
    }
    const block = view.block(inverse.id)
    if (!block) return
    switch (inverse.undo) {
      case 'create':
        if (
          block.alive &&
          view.content(inverse.id).length === 0 &&
          this.replica.length(inverse.id) === 0 &&
          isAsItBegan(block, inverse.began)
        )
          this.trash(inverse.id, true, inverse.began)
        return
      case 'move':
        if (block.alive && block.parent_id === inverse.to.id) this.move(inverse.id, inverse.from, inverse.at)
        return
      case 'split': {
        const into = this.textBefore(inverse.id)
        if (
          block.alive &&
          into !== null &&
          view.mustBlock(into).parent_id === block.parent_id &&
          this.replica.isShown(inverse.id)
        )
          this.merge(inverse.id, into)
        return
      }
      case 'merge':
        return this.unmerge(inverse)
      case 'unmerge':
        if (block.alive && this.replica.isShown(inverse.into)) this.merge(inverse.id, inverse.into)
        return
      case 'trash':
        if (!block.alive && !block.crdt_data?.merged) this.restore(inverse.id)
        return
      case 'restore':
        if (block.alive) this.trash(inverse.id)
        return
      case 'relate': {
        const { made, gone } = inverse
        if (!relatedTo(view, made.row, made.property).includes(made.other)) return
        this.unrelate(made)
        for (const one of gone) this.relate(one)
        return
      }
      case 'unrelate': {
        const { gone, at } = inverse
        // Where another row is in its place by now, that is another person's work.
        const isFree = replacedBy(view, gone).length === 0
        if (isFree && !relatedTo(view, gone.row, gone.property).includes(gone.other)) this.relate(gone, at)
        return
      }
    }
  }

  /** In a text that was parted since, the characters are where they are shown. */
  private revertText(text: Uuid, item: TextUndo): void {
    const { texts, view } = this.replica
    if (!isParted(view, text)) return this.took(text, texts.revert(text, item))
    for (const part of familyOf(view, text))
      this.took(
        part,
        texts.revert(part, item, marker => view.owner(sliceKey(part, marker)) !== undefined),
      )
  }

  /** The block that holds the text directly before a block's own slice. */
  private textBefore(id: Uuid): Uuid | null {
    const own = this.replica.view.slices(id)[0]
    if (!own || own.m === null) return null
    const order = this.replica.texts.markers(own.t)
    for (let i = order.indexOf(own.m) - 1; i >= 0; i--) {
      const owner = this.replica.view.owner(sliceKey(own.t, order[i] ?? null))
      if (owner !== undefined) return owner !== id && this.replica.isShown(owner) ? owner : null
    }
    return null
  }
  private unmerge(inverse: Extract<Inverse, { undo: 'merge' }>): void {
    const { view } = this.replica
    const block = view.mustBlock(inverse.id)
    const own = block.crdt_data?.own
    const target = view.holder(inverse.id)
    if (block.alive || !block.crdt_data?.merged || !own || target === undefined || !this.replica.isShown(target)) return
    this.push({
      command: 'splitBlock',
      pointer: this.pointer(inverse.id),
      args: {
        from: target,
        text: own.t,
        marker: own.m,
        type: block.type,
        ...(block.format ? { format: block.format } : {}),
      },
    })
    if (!view.mustBlock(inverse.id).alive) return
    const { parent } = inverse
    if (parent.table !== 'block' || (this.replica.isShown(parent.id) && !view.isAncestorOrSelf(inverse.id, parent.id)))
      this.move(inverse.id, parent, inverse.at)
    const back = inverse.children.filter(child => {
      const held = view.block(child)
      return held?.alive && parentOf(held).id === target && !view.isAncestorOrSelf(child, inverse.id)
    })
    this.moveAll(back, { table: 'block', id: inverse.id }, atEnd)
  }
}

const copy = (at: Anchor): { after: Uuid[]; before: Uuid[] } => ({
  after: [...(at ?? atEnd).after],
  before: [...at.before],
})
