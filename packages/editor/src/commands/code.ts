// Enter inside the text of a code block is a line break.
import type { EditorCore } from '../editor-core'
import { codeType } from '../schema'
import type { Command } from './command'

/** Both ends of the selection are in one code. */
export const isInCode = ({ state }: EditorCore): boolean =>
  state.selection.$head.parent.type === codeType && state.selection.$head.sameParent(state.selection.$anchor)

/** A new line, as far in as the one before. */
export const breakLine: Command = core => {
  const { $from } = core.state.selection
  const before = $from.parent.textContent.slice(0, $from.parentOffset)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const indentation = /^[ \t]*/.exec(line)?.[0] ?? ''
  core.dispatch(core.state.tr.insertText(`\n${indentation}`).scrollIntoView())
  return true
}
