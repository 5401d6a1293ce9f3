// Places in a block's text: offsets of the block ↔ indexes of its texts, and carets that follow their character through edits,
// splits, merges and moves.
import type { Uuid } from '@sheaf/core/ids'
import { isParted, shownUpTo } from '@sheaf/core/operations/part-texts'
import { placeAt, placeOf, type RelativePlace } from '@sheaf/core/text/relative-place'
import { sliceKey } from '@sheaf/core/text/slice'
import type { Replica } from './replica'

export interface TextPoint {
  readonly text: Uuid
  readonly index: number
}
export interface TextRange extends TextPoint {
  readonly length: number
}
export interface BlockPoint {
  readonly block: Uuid
  readonly offset: number
}
/** Sticks to the character on its left: with the other side, the end of a slice would mean the end of the text. */
export interface Caret {
  readonly text: Uuid
  readonly place: RelativePlace
}

/** Where to insert; at a border between two slices the left one wins. */
export function locate(replica: Replica, block: Uuid, offset: number): TextPoint {
  let rest = offset
  for (const slice of replica.view.slices(block)) {
    const segment = replica.texts.segment(slice.t, slice.m)
    if (segment && rest <= segment.length) return { text: slice.t, index: segment.start + rest }
    rest -= segment?.length ?? 0
  }
  throw new Error(`offset ${offset} is outside block ${block}`)
}

/** A range of a block as ranges of its texts; none covers a marker. */
export function ranges(replica: Replica, block: Uuid, from: number, to: number): TextRange[] {
  const out: TextRange[] = []
  let base = 0
  for (const slice of replica.view.slices(block)) {
    const segment = replica.texts.segment(slice.t, slice.m)
    if (!segment) continue
    const a = Math.max(from, base)
    const b = Math.min(to, base + segment.length)
    if (a < b) out.push({ text: slice.t, index: segment.start + a - base, length: b - a })
    base += segment.length
  }
  return out
}

export function caretAt(replica: Replica, block: Uuid, offset: number): Caret {
  const { text, index } = locate(replica, block, offset)
  return { text, place: placeAt(replica.texts.yText(text), index) }
}

/** Null when the character's block is no longer shown. */
export function resolveCaret(replica: Replica, caret: Caret): BlockPoint | null {
  const index = placeOf(replica.texts.yDoc(caret.text), caret.place)
  if (index === null) return null
  const segment = replica.texts.segments(caret.text).find(candidate => index <= candidate.start + candidate.length)
  if (!segment) return null
  const key = sliceKey(caret.text, segment.marker)
  const owner = replica.view.owner(key)
  if (owner === undefined && isParted(replica.view, caret.text)) {
    // The character is the same one there.
    const shown = shownUpTo(replica.view, replica.texts, caret.text, segment.marker)
    return shown && shown.text !== caret.text ? resolveCaret(replica, { ...caret, text: shown.text }) : null
  }
  if (owner === undefined || !replica.isShown(owner)) return null
  let base = 0
  for (const slice of replica.view.slices(owner)) {
    if (slice.t === caret.text && slice.m === segment.marker)
      return { block: owner, offset: base + index - segment.start }
    base += replica.texts.segment(slice.t, slice.m)?.length ?? 0
  }
  return null
}
