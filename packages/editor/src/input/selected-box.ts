// Letters while something is selected as a whole. A box (a picture, a line, a sub-page, a database) or blocks take none, so that nothing goes
// by a slip (`block-marks.ts`): only the keys that delete take them away. A mention or an equation is in a line, which goes on behind it.

import { createBeside } from '@sheaf/core/actions/blocks/break-block'
import { NodeSelection, Plugin, type Selection, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { BlockSelection } from '../block-selection/block-selection'
import { editSelected } from '../block-selection/select-blocks'
import { selectedVoid } from '../commands/command'
import { deleteSelection } from '../commands/delete-range'
import { enter } from '../commands/enter'
import type { EditorCore } from '../editor-core'
import { isOwnInput } from './own-input'

interface SelectedBoxOptions {
  readonly core: () => EditorCore
  readonly isEditable: () => boolean
}

const isBox = (selection: Selection): boolean =>
  selection instanceof BlockSelection || (selection instanceof NodeSelection && !selection.node.isInline)

/** The line goes on behind what is selected in it. */
function goBehind(view: EditorView): void {
  const { selection, tr } = view.state
  if (selection instanceof NodeSelection && selection.node.isInline)
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to)))
}
const typesLetters = ({ key, ctrlKey, metaKey, altKey, isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || key === 'Process' || keyCode === COMPOSES || (key.length === 1 && !(ctrlKey && !altKey) && !metaKey)
/** Of keys that an input method takes. */
const COMPOSES = 229

/** An empty line below what is selected, with the caret in it. False where nothing is selected as a whole. */
export function writeBelow(core: EditorCore): boolean {
  const { selection } = core.state
  const block = selection instanceof BlockSelection ? selection.headId : selectedVoid(core)
  if (block === null) return false
  return core.act(draft => ({ block: createBeside(draft, core.ports, block, 'after'), offset: 0 }))
}

/** What menus, keyboards on glass and spelling do. Pasting and dropping are the clipboard's. */
function answerInput(core: EditorCore, inputType: string): boolean {
  if (/^(format|history)|^insertFrom(Paste|Drop)/.test(inputType)) return false
  if (/^insert(Paragraph|LineBreak)$/.test(inputType)) enter(core)
  else if (inputType.startsWith('delete')) deleteSelection(core)
  return true
}

export const selectedBox = ({ core, isEditable }: SelectedBoxOptions): Plugin =>
  new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        if (typesLetters(event)) goBehind(view)
        return false
      },
      handleDOMEvents: {
        beforeinput: (view, event) => {
          // A composition cannot be held off: it got a line of its own when it began.
          if (!isOwnInput(view, event) || !isBox(view.state.selection) || !event.cancelable || view.composing)
            return false
          if (isEditable() && !answerInput(core(), event.inputType)) return false
          event.preventDefault()
          return true
        },
        compositionstart: view => {
          if (!isEditable()) return false
          goBehind(view)
          if (!editSelected(core())) writeBelow(core())
          return false
        },
      },
    },
  })
