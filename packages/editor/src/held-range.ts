// A range of text that will be used a moment later: it follows its characters, since others may edit meanwhile.
import { resolveCaret } from '@sheaf/core/operations/text-place'
import { TextSelection } from 'prosemirror-state'
import { BlockIndex } from './block-index'
import type { EditorCore } from './editor-core'
import { saveSelection, selectionAt } from './selection'

export interface TextRange {
  readonly from: number
  readonly to: number
}
/** Its current position; null when its text was deleted. */
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

/** Where an embed is now; null when it is gone. */
export type HeldEmbed = () => number | null

export function holdEmbed(core: EditorCore, pos: number): HeldEmbed {
  const type = core.state.doc.nodeAt(pos)?.type
  // A place keeps to what is left of it: behind the embed it goes where the embed goes.
  const behind = holdRange(core, { from: pos + 1, to: pos + 1 })
  return () => {
    const at = behind()
    const node = at && core.state.doc.resolve(at.to).nodeBefore
    return at && node && node.type === type ? at.to - node.nodeSize : null
  }
}
