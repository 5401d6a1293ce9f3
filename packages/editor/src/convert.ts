// Document → operations, for whatever the browser or a plugin did to the document. Structure comes from the tree diff, text
// from tracing characters through the steps: a character that survives keeps its identity even when it lands in another block,
// and that is what a split or a merge is.

import { loadedChildren, PARAGRAPH } from '@sheaf/core/actions/blocks/places'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { ANCHORS } from '@sheaf/core/operations/anchor'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import { sameJson } from '@sheaf/core/operations/same-json'
import type { Json } from '@sheaf/core/validation/checks'
import type { Replica } from '@sheaf/sync/replica'
import type { Node } from 'prosemirror-model'
import type { StepMap } from 'prosemirror-transform'
import { attributesDelta, attributesOfMarks, contentOfInline, hasText, headOf } from './inline'
import { EMPTY_ID, fieldsOf } from './render'
import { sameIds, stableOrder } from './stable-order'
import { trace } from './trace'
import { groupedBy, holdsPosition, type LocatedBlock, type TreeDiff, textSize, textStart } from './tree-diff'

interface ConvertOptions {
  readonly replica: Replica
  readonly page: Uuid
  readonly newId: () => Uuid
}
type Format = Readonly<Record<string, Json>>

/** Characters of one block that are now in one block. */
interface Piece {
  readonly from: Uuid
  readonly oldOffset: number
  readonly length: number
  readonly to: Uuid
  readonly newOffset: number
}

/** Returns how many characters had to be copied because no split or merge expresses what happened. */
export function convert(options: ConvertOptions, draft: Draft, diff: TreeDiff, maps: readonly StepMap[]): number {
  return new Conversion(options, draft, diff).run(maps)
}

class Conversion {
  private readonly after: Map<Uuid, LocatedBlock>
  private readonly before: readonly LocatedBlock[]
  private readonly changed: readonly LocatedBlock[]
  private readonly pieces = new Map<Uuid, readonly Piece[]>()
  private listsBefore = new Map<Uuid, readonly Uuid[]>()
  private copied = 0

  constructor(
    private readonly options: ConvertOptions,
    private readonly draft: Draft,
    private readonly diff: TreeDiff,
  ) {
    this.after = new Map(diff.after.map(block => [block.id, block]))
    this.before = [...diff.before.values()].filter(block => block.id !== EMPTY_ID).sort((a, b) => a.pos - b.pos)
    this.changed = this.before.filter(
      block => hasText(block.node) && this.after.get(block.id)?.node.firstChild !== block.node.firstChild,
    )
  }
  private get replica(): Replica {
    return this.options.replica
  }

  run(maps: readonly StepMap[]): number {
    for (const block of this.changed) this.pieces.set(block.id, this.follow(block, maps))
    this.removeLost()
    if (this.isStructural()) {
      this.listsBefore = new Map([...this.diff.lists.keys()].map(id => [id, loadedChildren(this.replica, id)]))
      for (const block of this.changed) this.carryOver(block)
      this.arrangeLists()
    }
    this.writeTexts()
    this.setFields()
    this.trashGone()
    return this.copied
  }

  /** A plain key changes no list: then lists, which may be as long as the page, are not looked through. */
  private isStructural(): boolean {
    for (const { before, after } of this.diff.lists.values()) if (!sameIds(before, after)) return true
    for (const [id, pieces] of this.pieces) if (pieces.some(piece => piece.to !== id)) return true
    return false
  }
  /** Where each surviving character of a block is now. */
  private follow(block: LocatedBlock, maps: readonly StepMap[]): readonly Piece[] {
    const pieces: Piece[] = []
    let hasLeft = false
    for (const piece of trace(maps, textStart(block), textSize(block))) {
      const to = this.blockAt(piece.pos)
      if (!to || !hasText(to.node)) continue
      const target = this.diff.before.get(to.id)
      if (to.id !== block.id) hasLeft = true
      // Text cannot go in front of a later block's own by splits and merges, nor between texts of different kinds.
      const isForeign = to.id !== block.id && !(this.flows(block) && this.flows(to))
      if (isForeign || (to.id === block.id && hasLeft) || (target && to.id !== block.id && target.pos > block.pos)) {
        this.copied += piece.length
        continue
      }
      pieces.push({
        from: block.id,
        oldOffset: piece.from - textStart(block),
        length: piece.length,
        to: to.id,
        newOffset: piece.pos - textStart(to),
      })
    }
    const now = this.after.get(block.id)
    return pieces.length === 0 && now ? sameText(block, now) : pieces
  }
  private flows({ node }: LocatedBlock): boolean {
    return this.options.replica.options.kinds.traits(String(node.attrs['type'])).flowing
  }
  /** The last block that starts before the position, if its text holds it. */
  private blockAt(pos: number): LocatedBlock | null {
    const list = this.diff.after
    let low = 0
    let high = list.length - 1
    let found: LocatedBlock | null = null
    while (low <= high) {
      const middle = (low + high) >> 1
      const block = list[middle] as LocatedBlock
      if (block.pos < pos) {
        found = block
        low = middle + 1
      } else high = middle - 1
    }
    return found && holdsPosition(found, pos) ? found : null
  }
  private piecesOf(id: Uuid): readonly Piece[] {
    return this.pieces.get(id) ?? []
  }

  /** Deletes what did not survive, last first, unless the whole block goes to the trash. */
  private removeLost(): void {
    for (const block of this.changed) {
      const pieces = this.piecesOf(block.id)
      if (!this.after.has(block.id) && pieces.length === 0) continue
      let end = textSize(block)
      for (const piece of [...pieces].reverse()) {
        if (piece.oldOffset + piece.length < end) this.draft.removeText(block.id, piece.oldOffset + piece.length, end)
        end = piece.oldOffset
      }
      if (end > 0) this.draft.removeText(block.id, 0, end)
    }
  }

  /** Text that changed its block: split into a new one, merged into an earlier one. */
  private carryOver(block: LocatedBlock): void {
    let host = block.id
    let base = 0
    let prefix = 0
    let at = 0
    for (const piece of this.piecesOf(block.id)) {
      const offset = prefix + at - base
      if (piece.to !== host) {
        if (this.replica.block(piece.to)) {
          prefix = this.replica.length(piece.to)
          this.draft.merge(this.cutOff(block, host, offset), piece.to)
        } else {
          const { attrs } = (this.after.get(piece.to) as LocatedBlock).node
          this.draft.split(host, offset, piece.to, String(attrs['type']), attrs['format'] as Format)
          prefix = 0
        }
        host = piece.to
        base = at
      }
      at += piece.length
    }
  }
  /** The block that holds the text from the offset on and nothing before it. */
  private cutOff(block: LocatedBlock, host: Uuid, offset: number): Uuid {
    if (host === block.id && offset === 0 && !this.after.has(block.id)) return host
    const id = this.options.newId()
    this.draft.split(host, offset, id, PARAGRAPH)
    return id
  }

  /** Lists, parents before children. Afterwards every block of the new document is in its place. */
  private arrangeLists(): void {
    for (const parent of [this.options.page, ...this.diff.after.map(block => block.id)]) {
      const change = this.diff.lists.get(parent)
      if (!change || parent === EMPTY_ID) continue
      const before = this.listsBefore.get(parent) ?? []
      if (sameIds(change.before, change.after) && sameIds(before, loadedChildren(this.replica, parent))) continue
      const removed = change.before.filter(id => id !== EMPTY_ID).length
      const wanted = [
        ...before.slice(0, change.start),
        ...change.after,
        ...before.slice(change.start + removed),
      ].filter(id => id !== EMPTY_ID)
      this.arrange(parent, wanted)
    }
  }
  private arrange(parent: Uuid, wanted: readonly Uuid[]): void {
    const { start, wantEnd, keep } = stableOrder(loadedChildren(this.replica, parent), wanted)
    const staying = wanted.map((id, i) => (i >= wantEnd || keep.has(id) ? i : -1)).filter(i => i >= start)
    let next = 0
    for (let i = start; i < wantEnd; i++) {
      const id = wanted[i] as Uuid
      while ((staying[next] ?? wanted.length) <= i) next++
      if (keep.has(id)) continue
      const before = staying.slice(next, next + ANCHORS).map(at => wanted[at] as Uuid)
      const at = { after: wanted.slice(Math.max(0, i - ANCHORS), i).reverse(), before }
      const attrs = this.after.get(id)?.node.attrs
      if (this.replica.block(id)) this.draft.move(id, { table: 'block', id: parent }, at)
      else
        this.draft.create(id, String(attrs?.['type'] ?? PARAGRAPH), { table: 'block', id: parent }, at, {
          format: (attrs?.['format'] ?? {}) as Format,
          properties: (attrs?.['properties'] ?? {}) as Format,
        })
    }
  }

  /** New content, then the marks of what survived. */
  private writeTexts(): void {
    const byTarget = groupedBy([...this.pieces.values()].flat(), piece => piece.to)
    for (const block of this.diff.after) {
      const body = headOf(block.node)
      if (block.id === EMPTY_ID || !hasText(block.node) || this.diff.before.get(block.id)?.node.firstChild === body)
        continue
      const pieces = (byTarget.get(block.id) ?? []).sort((a, b) => a.newOffset - b.newOffset)
      let done = 0
      for (const piece of pieces) {
        this.insertRange(block.id, body, done, piece.newOffset)
        done = piece.newOffset + piece.length
      }
      this.insertRange(block.id, body, done, body.content.size)
      for (const piece of pieces)
        this.markRange(block.id, headOf((this.diff.before.get(piece.from) as LocatedBlock).node), body, piece)
    }
  }
  private insertRange(id: Uuid, body: Node, from: number, to: number): void {
    if (to <= from) return
    body.content
      .cut(from, to)
      .forEach((node, offset) =>
        this.draft.insertText(id, from + offset, contentOfInline(node), attributesOfMarks(node.marks)),
      )
  }
  private markRange(id: Uuid, before: Node, after: Node, piece: Piece): void {
    const a = before.content.cut(piece.oldOffset, piece.oldOffset + piece.length)
    const b = after.content.cut(piece.newOffset, piece.newOffset + piece.length)
    if (a.eq(b)) return
    for (const { offset, length, x, y } of sideBySide(a.content, b.content)) {
      const at = piece.newOffset + offset
      if (!x.isText && !sameJson(x.attrs['v'] as Json, y.attrs['v'] as Json)) {
        this.draft.removeText(id, at, at + 1)
        this.draft.insertText(id, at, contentOfInline(y), attributesOfMarks(y.marks))
        continue
      }
      const delta = attributesDelta(attributesOfMarks(x.marks), attributesOfMarks(y.marks))
      if (delta) this.draft.formatText(id, at, at + length, delta)
    }
  }

  private setFields(): void {
    for (const { id, node } of this.diff.after) {
      const block = id === EMPTY_ID ? undefined : this.replica.block(id)
      if (!block) continue
      const pointer = blockPointer(this.replica.options.spaceId, id)
      if (node.attrs['type'] !== block.type) this.draft.set(pointer, ['type'], String(node.attrs['type']))
      this.setEach(pointer, 'format', node.attrs['format'] as Format, block.format ?? {})
      this.setEach(pointer, 'properties', node.attrs['properties'] as Format, fieldsOf(block))
    }
  }
  /** One by one, so that what another person sets beside it stays. */
  private setEach(pointer: Pointer, field: string, wanted: Format, held: Format): void {
    for (const name of new Set([...Object.keys(wanted), ...Object.keys(held)])) {
      const value = wanted[name]
      if (sameJson(value ?? null, held[name] ?? null)) continue
      if (value === undefined || value === null) this.draft.unset(pointer, [field, name])
      else this.draft.set(pointer, [field, name], value)
    }
  }

  /** Blocks missing in the new document; the topmost only, since their children go with them. */
  private trashGone(): void {
    const gone = new Set(
      this.before
        .filter(block => !this.after.has(block.id) && this.replica.block(block.id)?.alive)
        .map(block => block.id),
    )
    for (const id of gone) if (!gone.has(this.replica.view.mustBlock(id).parent_id)) this.draft.trash(id)
  }
}

/** A block that was cut out and put back changed: common start and end. */
function sameText(before: LocatedBlock, now: LocatedBlock): Piece[] {
  if (!hasText(before.node) || !hasText(now.node)) return []
  const a = headOf(before.node).content
  const b = headOf(now.node).content
  const make = (oldOffset: number, newOffset: number, length: number): Piece[] =>
    length > 0 ? [{ from: before.id, oldOffset, length, to: now.id, newOffset }] : []
  const start = a.findDiffStart(b)
  if (start === null) return make(0, 0, a.size)
  const end = a.findDiffEnd(b)?.a ?? a.size
  const tail = Math.max(0, Math.min(a.size - end, a.size - start, b.size - start))
  return [...make(0, 0, start), ...make(a.size - tail, b.size - tail, tail)]
}

/** Two lists of inline nodes of the same length, cut so that each part lies in one node of both. */
function* sideBySide(
  a: readonly Node[],
  b: readonly Node[],
): Iterable<{ offset: number; length: number; x: Node; y: Node }> {
  let i = 0
  let j = 0
  let offset = 0
  let restA = a[0]?.nodeSize ?? 0
  let restB = b[0]?.nodeSize ?? 0
  for (let x = a[i], y = b[j]; x && y; x = a[i], y = b[j]) {
    const length = Math.min(restA, restB)
    yield { offset, length, x, y }
    offset += length
    restA -= length
    restB -= length
    if (restA === 0) restA = a[++i]?.nodeSize ?? 0
    if (restB === 0) restB = b[++j]?.nodeSize ?? 0
  }
}
