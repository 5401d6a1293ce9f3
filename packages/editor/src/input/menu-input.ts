// What menus of the browser and of the system do to a text: marks, undo and redo.
import { Plugin } from 'prosemirror-state'
import { markOfFormat, toggleMark } from '../commands/marks'
import type { EditorCore } from '../editor-core'
import { isOwnInput } from './own-input'

interface MenuTargets {
  readonly core: () => EditorCore
  readonly isEditable: () => boolean
}

export const menuInput = ({ core, isEditable }: MenuTargets): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        beforeinput: (view, event) => {
          if (!isOwnInput(view, event)) return false
          const { inputType } = event
          const mark = markOfFormat[inputType]
          if (!mark && inputType !== 'historyUndo' && inputType !== 'historyRedo') return false
          event.preventDefault()
          if (!isEditable()) return true
          if (mark) toggleMark(mark)(core())
          else if (inputType === 'historyUndo') core().undo()
          else core().redo()
          return true
        },
      },
    },
  })
