// A letter goes where the caret is. Where the browser has not laid out what is around the caret, it would put the letter before or behind
// that, as a text of its own: it says so beforehand, and is not let.
import { Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { flushCaret } from '../fresh-selection'
import { isOwnInput } from './own-input'
import { writeText } from './write-text'

/** Whether the browser would write into the text that the caret is in. */
function isInPlace(view: EditorView, event: InputEvent): boolean {
  const { selection } = view.state
  const [range] = event.getTargetRanges()
  if (!range || !(selection instanceof TextSelection)) return true
  return view.domAtPos(selection.$from.start()).node.contains(range.startContainer)
}

export const typedPlace = (): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        beforeinput(view, event) {
          const { inputType, data, cancelable, isComposing } = event
          if (inputType !== 'insertText' || !data || !cancelable || isComposing || !isOwnInput(view, event))
            return false
          if (isInPlace(view, event)) return false
          // It may have moved without an event.
          flushCaret(view)
          if (isInPlace(view, event)) return false
          event.preventDefault()
          writeText(view, data)
          return true
        },
      },
    },
  })
