// A stretch of text, for something that is done with it a moment later: others write meanwhile, and its numbers would mean other words.
import { resolveCaret } from '@sheaf/sync/text-place'
import { TextSelection } from 'prosemirror-state'
import { BlockIndex } from './block-index'
import type { EditorCore } from './editor-core'
import { saveSelection, selectionAt } from './selection'

export interface TextRange {
  readonly from: number
  readonly to: number
}
/** Where it is now; null when its text is gone. */
export type HeldRange = () => TextRange | null

export function holdRange(core: EditorCore, { from, to }: TextRange): HeldRange {
  const { doc } = core.state
  const saved = saveSelection(core.replica, TextSelection.create(doc, from, to))
  return () => {
    // The only line of an empty page is no record yet.
    if (!saved) return core.state.doc === doc ? { from, to } : null
    const [anchor, head] = [resolveCaret(core.replica, saved.anchor), resolveCaret(core.replica, saved.head)]
    const found = anchor && head && selectionAt(new BlockIndex(core.state.doc), anchor, head)
    return found && { from: found.from, to: found.to }
  }
}
