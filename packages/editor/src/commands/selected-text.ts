// The selected text, block by block, as positions that follow their characters: writing a comment on it may take a while.

import type { Span } from '@sheaf/core/actions/discussions'
import { type Caret, caretAt, resolveCaret } from '@sheaf/core/operations/text-place'
import type { RichText, Run } from '@sheaf/core/text/rich-text'
import { titleOfRuns, withoutDiscussions } from '@sheaf/core/text/rich-text'
import type { Replica } from '@sheaf/sync/replica'
import { TextSelection } from 'prosemirror-state'
import { idOf } from '../block-index'
import { cutRuns } from '../clipboard/selected-trees'
import type { EditorCore } from '../editor-core'
import { EMPTY_ID } from '../render'
import { bodyType } from '../schema'

export interface HeldText {
  readonly carets: readonly { readonly from: Caret; readonly to: Caret }[]
  readonly spans: readonly Span[]
  /** The words as they are now. */
  readonly context: RichText
}

/** Null where no words are selected, or only such as carry no marks. */
export function selectedText({ state, replica }: EditorCore): HeldText | null {
  const { selection, doc } = state
  if (!(selection instanceof TextSelection) || selection.empty) return null
  const { from, to } = selection
  const spans: Span[] = []
  doc.nodesBetween(from, to, (node, pos, parent) => {
    if (node.type !== bodyType || !parent) return !node.isTextblock
    const start = Math.max(from - pos - 1, 0)
    const end = Math.min(to - pos - 1, node.content.size)
    if (start < end && idOf(parent) !== EMPTY_ID) spans.push({ block: idOf(parent), from: start, to: end })
    return false
  })
  return spans.length > 0 ? holdInserted(replica, spans) : null
}

function holdInserted(replica: Replica, spans: readonly Span[]): HeldText {
  const said = spans.map(({ block, from, to }) => cutRuns(replica.runs(block), from, to))
  const runs = said.flatMap((words, i): readonly Run[] => (i > 0 ? [{ insert: ' ' }, ...words] : words))
  return {
    spans,
    carets: spans.map(({ block, from, to }) => ({
      from: caretAt(replica, block, from),
      to: caretAt(replica, block, to),
    })),
    context: titleOfRuns(runs.map(withoutDiscussions)),
  }
}

/** The caret behind what is selected: what floats over a selection has no place there any more. */
export function caretBehind(core: EditorCore): void {
  const { state } = core
  if (state.selection instanceof TextSelection)
    core.dispatch(state.tr.setSelection(TextSelection.create(state.doc, state.selection.to)))
}

/** Where the words are by now; those that were parted, or are gone, are left out. */
export function spansOf(replica: Replica, { carets }: HeldText): readonly Span[] {
  return carets.flatMap(({ from, to }) => {
    const [start, end] = [resolveCaret(replica, from), resolveCaret(replica, to)]
    if (!start || !end || start.block !== end.block || start.offset >= end.offset) return []
    return [{ block: start.block, from: start.offset, to: end.offset }]
  })
}
