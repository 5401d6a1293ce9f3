// Markdown as you type. The key goes in as any other, so that an undo shows what was typed; what it completes is a step of its
// own. Backspace directly after takes only that step back.
import { type EditorState, Plugin } from 'prosemirror-state'
import type { WrittenText } from '../commands/text-command'
import { isTextType } from '../inline'
import { bodyType } from '../schema'
import { typedMarks } from './typed-marks'

interface TypedInputOptions {
  readonly text: () => WrittenText & { undo(): boolean }
  readonly isEditable: () => boolean
  /** Makes another kind of block of a text that begins with its sign; where there are no blocks, there are no signs. */
  readonly turn?: () => boolean
  readonly locale: () => string
}

export class TypedInput {
  /** The state that the last step of this kind led to. */
  private done: EditorState | null = null

  constructor(private readonly options: TypedInputOptions) {}

  /** A key in a text. True when it was put in here. */
  type(text: string): boolean {
    const written = this.options.text()
    const { $from, $to } = written.state.selection
    if (text.length !== 1 || !$from.sameParent($to) || $from.parent.type !== bodyType) return false
    if (!mayComplete(text)) return false
    written.dispatch(written.state.tr.insertText(text).scrollIntoView())
    if (this.complete(written)) this.done = written.state
    return true
  }
  private complete(written: WrittenText): boolean {
    if (this.options.turn?.()) return true
    const tr = typedMarks(written, { locale: this.options.locale() })
    if (!tr) return false
    written.options.history.closeEntry()
    written.dispatch(tr.scrollIntoView())
    written.options.history.closeEntry()
    return true
  }
  /** Takes back what the last key completed, unless anything happened since. */
  takeBack(): boolean {
    const written = this.options.text()
    const { done } = this
    this.done = null
    const { doc, selection } = written.state
    if (!done || done.doc !== doc || !done.selection.eq(selection)) return false
    return isTextType(selection.$head.parent.type) && written.undo()
  }
}
/** The last keys of signs: letters and digits complete nothing. */
const mayComplete = (text: string): boolean => /[\s\p{P}\p{S}]/u.test(text)

export function typedInput(options: TypedInputOptions): Plugin {
  const input = new TypedInput(options)
  return new Plugin({
    props: {
      // What an input method composes is left alone until it is done.
      handleTextInput: (view, _from, _to, text) => !view.composing && options.isEditable() && input.type(text),
      handleKeyDown: (view, event) =>
        event.key === 'Backspace' &&
        !event.shiftKey &&
        !event.altKey &&
        !event.metaKey &&
        !event.ctrlKey &&
        !view.composing &&
        options.isEditable() &&
        input.takeBack(),
    },
  })
}
