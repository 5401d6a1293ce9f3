// The current selection, to be used a moment later: meanwhile the person may type on, or somebody else may move the text. Positions in
// texts are stored by their characters, and blocks by their ids.
import { Selection } from 'prosemirror-state'
import { selectBlocks } from '../block-selection/select-blocks'
import { selectedBlocks } from '../commands/command'
import type { EditorCore } from '../editor-core'
import { restoreSelection, type SavedSelection } from '../selection'

/** Gives what runs an action with the selection of now, and leaves a caret that has moved since where it is. */
export function holdSelection(core: EditorCore): (act: () => void) => void {
  const { selection, doc } = core.state
  const { saved } = core
  const blocks = saved ? [] : selectedBlocks(core)
  return act => {
    if (core.state.selection.eq(selection) && core.state.doc === doc) return act()
    const since = core.saved
    if (saved) select(core, saved)
    else if (!selectBlocks(core, blocks)) core.dispatch(core.state.tr.setSelection(Selection.atStart(core.state.doc)))
    act()
    if (since && !isSame(since, saved)) select(core, since)
  }
}

function select(core: EditorCore, saved: SavedSelection): void {
  const { tr } = core.state
  restoreSelection(tr, core.replica, saved, core.state.selection.head)
  core.dispatch(tr)
}
const isSame = (a: SavedSelection, b: SavedSelection | null): boolean => JSON.stringify(a) === JSON.stringify(b)
