// The selection as places in texts: both ends stick to the character on their left and follow it through splits, merges and
// moves of other people.
import type { Uuid } from '@sheaf/core/ids'
import { type BlockPoint, type Caret, caretAt, resolveCaret } from '@sheaf/core/operations/text-place'
import type { Replica } from '@sheaf/sync/replica'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { BlockIndex, idOf } from './block-index'
import { hasText, headOf, isTextType } from './inline'
import { EMPTY_ID } from './render'
import { blockType } from './schema'

/** Both ends of a selection; plain data that may travel to other people. */
export interface CaretRange {
  readonly block: Uuid
  readonly anchor: Caret
  readonly head: Caret
}
export interface SavedSelection extends CaretRange {
  readonly isForward: boolean
}

/** The block that a position lies in. */
export function blockOf($pos: ResolvedPos): Node | null {
  for (let depth = $pos.depth; depth > 0; depth--) if ($pos.node(depth).type === blockType) return $pos.node(depth)
  return null
}
/** Null outside texts, and in the block of an empty page, which is no record. */
export function pointAt($pos: ResolvedPos): BlockPoint | null {
  const block = blockOf($pos)
  return block && isTextType($pos.parent.type) && idOf(block) !== EMPTY_ID
    ? { block: idOf(block), offset: $pos.parentOffset }
    : null
}

export function saveSelection(replica: Replica, { $anchor, $head }: Selection): SavedSelection | null {
  const anchor = pointAt($anchor)
  const head = pointAt($head)
  if (!anchor || !head || !replica.block(anchor.block) || !replica.block(head.block)) return null
  const caret = caretAt(replica, head.block, head.offset)
  return {
    block: head.block,
    anchor: $anchor.pos === $head.pos ? caret : caretAt(replica, anchor.block, anchor.offset),
    head: caret,
    isForward: $anchor.pos <= $head.pos,
  }
}

export function positionOf(index: BlockIndex, { block, offset }: BlockPoint): number | null {
  const shown = index.get(block)
  return shown && hasText(shown.node) ? shown.pos + 2 + Math.min(offset, headOf(shown.node).content.size) : null
}
export function selectionAt(index: BlockIndex, anchor: BlockPoint, head: BlockPoint = anchor): TextSelection | null {
  const from = positionOf(index, anchor)
  const to = positionOf(index, head)
  return from === null || to === null ? null : TextSelection.create(index.doc, from, to)
}

/** Ends that changed sides were moved apart: then only the head is kept. An end that is not shown any more: the text before. */
export function restoreSelection(tr: Transaction, replica: Replica, saved: SavedSelection, oldHead: number): void {
  const index = new BlockIndex(tr.doc)
  const head = resolveCaret(replica, saved.head)
  const anchor = resolveCaret(replica, saved.anchor) ?? head
  const both = head && anchor && selectionAt(index, anchor, head)
  const isTurned = both && !both.empty && both.anchor < both.head !== saved.isForward
  const selection = isTurned ? selectionAt(index, head) : (both ?? (head && selectionAt(index, head)))
  if (!selection) tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(oldHead, -1)), -1))
  else if (!selection.eq(tr.selection)) tr.setSelection(selection)
}
