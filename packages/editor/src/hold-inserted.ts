// Holds the range of text that was just inserted, to be used a moment later.
import type { Node } from 'prosemirror-model'
import type { EditorCore } from './editor-core'
import { type HeldRange, holdRange, type TextRange } from './held-range'
import type { TextSpan } from './input/trigger'
import { pointAt } from './selection'

/** A range as offsets in its block's text; null where it is in no block, or in two. */
export function spanOf(doc: Node, { from, to }: TextRange): TextSpan | null {
  const [start, end] = [pointAt(doc.resolve(from)), pointAt(doc.resolve(to))]
  return start && end?.block === start.block ? { block: start.block, from: start.offset, to: end.offset } : null
}

/** Where they are now: what others write right before them is not theirs. Null when they were changed. */
export function holdInserted(core: EditorCore, words: string, end: number): HeldRange {
  const behind = holdRange(core, { from: end, to: end })
  return () => {
    const at = behind()
    const from = at ? at.to - words.length : -1
    if (!at || from < core.state.doc.resolve(at.to).start()) return null
    return core.state.doc.textBetween(from, at.to, '', ' ') === words ? { from, to: at.to } : null
  }
}
