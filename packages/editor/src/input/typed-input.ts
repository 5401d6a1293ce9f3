// Markdown as you type. The key goes in as any other, so that an undo shows what was typed; what it completes is a step of its
// own. Backspace directly after takes only that step back.
import type { BlockKind } from '@sheaf/core/kinds/block-kind'
import { type EditorState, Plugin } from 'prosemirror-state'
import type { EditorCore } from '../editor-core'
import { isTextType } from '../inline'
import { bodyType } from '../schema'
import { typedMarks } from './typed-marks'
import { turnBySign } from './typed-signs'

export interface TypedInputOptions {
  readonly core: () => EditorCore
  readonly isEditable: () => boolean
  readonly kinds: readonly BlockKind[]
  readonly locale: () => string
}

export class TypedInput {
  /** The state that the last step of this kind led to. */
  private done: EditorState | null = null

  constructor(private readonly options: TypedInputOptions) {}

  /** A key in a text. True when it was put in here. */
  type(text: string): boolean {
    const core = this.options.core()
    const { $from, $to } = core.state.selection
    if (text.length !== 1 || !$from.sameParent($to) || $from.parent.type !== bodyType) return false
    if (!mayComplete(text)) return false
    const { state } = core
    core.dispatch(state.tr.insertText(text).scrollIntoView())
    if (this.complete(core)) this.done = core.state
    return true
  }
  private complete(core: EditorCore): boolean {
    if (turnBySign(core, this.options.kinds)) return true
    const tr = typedMarks(core, { locale: this.options.locale() })
    if (!tr) return false
    core.options.history.closeEntry()
    core.dispatch(tr.scrollIntoView())
    core.options.history.closeEntry()
    return true
  }
  /** Takes back what the last key completed, unless anything happened since. */
  takeBack(): boolean {
    const core = this.options.core()
    const { done } = this
    this.done = null
    if (!done || done.doc !== core.state.doc || !done.selection.eq(core.state.selection)) return false
    return isTextType(core.state.selection.$head.parent.type) && core.undo()
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
