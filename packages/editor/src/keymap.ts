// Which key does what on a page. Arrow keys, words and lines are the browser's; keys with Ctrl or Command are `input/combinations.ts`.

import { trashIfEmpty } from '@sheaf/core/actions/blocks/join-blocks'
import type { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { idOf } from './block-index'
import { firstBlock } from './chunks'
import { backspace, deleteForward } from './commands/backspace'
import { type Command, caretPoint } from './commands/command'
import { deleteSelection } from './commands/delete-range'
import { enter } from './commands/enter'
import { indent, outdent } from './commands/indent'
import type { EditorCore } from './editor-core'
import { isTextType } from './inline'
import { exactKeymap } from './input/exact-keymap'
import { EMPTY_ID } from './render'
import { blockOf } from './selection'

interface KeyTargets {
  readonly core: () => EditorCore
  readonly isEditable: () => boolean
  /** The caret leaves the page upwards. */
  readonly onFocusTitle: (caretAtEnd: boolean) => void
}

/** A line break inside the block. */
const softBreak: Command = core => {
  deleteSelection(core)
  if (!isTextType(core.state.selection.$head.parent.type)) return false
  core.dispatch(core.state.tr.insertText('\n').scrollIntoView())
  return true
}

const editing: Readonly<Record<string, Command>> = {
  Enter: enter,
  'Shift-Enter': softBreak,
  Backspace: backspace,
  'Shift-Backspace': backspace,
  Delete: deleteForward,
  Tab: core => indent(core) || true,
  'Shift-Tab': core => outdent(core) || true,
}

/** The keys that are taken here, for the list of all shortcuts. */
export const pageKeyNames: readonly string[] = Object.keys(editing)

export function pageKeys({ core, isEditable, onFocusTitle }: KeyTargets): Plugin {
  const keys: Record<string, (state: unknown, dispatch: unknown, view?: EditorView) => boolean> = {
    ArrowUp: (_state, _dispatch, view) => {
      if (!view?.endOfTextblock('up') || !isAtFirstBlock(core())) return false
      onFocusTitle(false)
      return true
    },
    ArrowLeft: () => {
      if (!isAtFirstBlock(core()) || core().state.selection.$head.parentOffset > 0) return false
      onFocusTitle(true)
      return true
    },
  }
  for (const [key, command] of Object.entries(editing)) keys[key] = () => isEditable() && command(core())
  keys['Backspace'] = () => {
    if (!isEditable()) return false
    if (backspace(core())) return true
    // Nothing is before the first block but the title. An empty block goes with the step up.
    if (!isAtFirstBlock(core()) || core().state.selection.$head.parentOffset > 0) return false
    leaveFirst(core())
    onFocusTitle(true)
    return true
  }
  return exactKeymap(keys)
}

/** The caret, alone, in the text of the first block. */
function isAtFirstBlock({ state }: EditorCore): boolean {
  const { selection, doc } = state
  return selection.empty && selection.$head.parent === firstBlock(doc)?.firstChild
}
function leaveFirst(core: EditorCore): void {
  const point = caretPoint(core)
  const block = blockOf(core.state.selection.$head)
  if (!point || !block || idOf(block) === EMPTY_ID || block.childCount > 1 || core.replica.length(point.block) > 0)
    return
  core.act(draft => {
    trashIfEmpty(draft, point.block)
    return null
  })
}
