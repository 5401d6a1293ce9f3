// Places in a block's text: offsets of the block ↔ indexes of its texts, and carets that follow their character through edits,
// splits, merges and moves.
import type { Uuid } from '../ids'
import { placeAt, placeOf, type RelativePlace } from '../text/relative-place'
import { sliceKey } from '../text/slice'
import type { OpenSpace } from './open-space'
import { isParted, shownUpTo } from './part-texts'

interface TextPoint {
  readonly text: Uuid
  readonly index: number
}
interface TextRange extends TextPoint {
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
export function locate(space: OpenSpace, block: Uuid, offset: number): TextPoint {
  let rest = offset
  for (const slice of space.view.slices(block)) {
    const segment = space.texts.segment(slice.t, slice.m)
    if (segment && rest <= segment.length) return { text: slice.t, index: segment.start + rest }
    rest -= segment?.length ?? 0
  }
  throw new Error(`offset ${offset} is outside block ${block}`)
}

/** A range of a block as ranges of its texts; none covers a marker. */
export function ranges(space: OpenSpace, block: Uuid, from: number, to: number): TextRange[] {
  const out: TextRange[] = []
  let base = 0
  for (const slice of space.view.slices(block)) {
    const segment = space.texts.segment(slice.t, slice.m)
    if (!segment) continue
    const a = Math.max(from, base)
    const b = Math.min(to, base + segment.length)
    if (a < b) out.push({ text: slice.t, index: segment.start + a - base, length: b - a })
    base += segment.length
  }
  return out
}

export function caretAt(space: OpenSpace, block: Uuid, offset: number): Caret {
  const { text, index } = locate(space, block, offset)
  return { text, place: placeAt(space.texts.yText(text), index) }
}

/** Null when the character's block is no longer shown. */
export function resolveCaret(space: OpenSpace, caret: Caret): BlockPoint | null {
  const index = placeOf(space.texts.yDoc(caret.text), caret.place)
  if (index === null) return null
  const segment = space.texts.segments(caret.text).find(candidate => index <= candidate.start + candidate.length)
  if (!segment) return null
  const key = sliceKey(caret.text, segment.marker)
  const owner = space.view.owner(key)
  if (owner === undefined && isParted(space.view, caret.text)) {
    // The character is the same one there.
    const shown = shownUpTo(space.view, space.texts, caret.text, segment.marker)
    return shown && shown.text !== caret.text ? resolveCaret(space, { ...caret, text: shown.text }) : null
  }
  if (owner === undefined || !space.isShown(owner)) return null
  let base = 0
  for (const slice of space.view.slices(owner)) {
    if (slice.t === caret.text && slice.m === segment.marker)
      return { block: owner, offset: base + index - segment.start }
    base += space.texts.segment(slice.t, slice.m)?.length ?? 0
  }
  return null
}
