// Keys inside the text of a code block, where Enter is a line break and Tab indents lines.
import { TextSelection } from 'prosemirror-state'
import type { EditorCore } from '../editor-core'
import { codeType } from '../schema'
import type { Command } from './command'

const INDENT = '  '

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

/** The starts of the lines that the selection touches, as offsets in the text. */
function lineStarts(text: string, from: number, to: number): readonly number[] {
  const starts = [text.lastIndexOf('\n', from - 1) + 1]
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

export const indentLines: Command = core => {
  const { $from, $to, empty } = core.state.selection
  const { tr } = core.state
  if (empty) tr.insertText(INDENT)
  else
    for (const start of [...lineStarts($from.parent.textContent, $from.parentOffset, $to.parentOffset)].reverse())
      tr.insertText(INDENT, $from.start() + start)
  return keepSelection(core, tr)
}
export const outdentLines: Command = core => {
  const { $from, $to } = core.state.selection
  const text = $from.parent.textContent
  const { tr } = core.state
  for (const start of [...lineStarts(text, $from.parentOffset, $to.parentOffset)].reverse()) {
    const length = /^(?:\t| {1,2})/.exec(text.slice(start, start + INDENT.length))?.[0].length ?? 0
    if (length > 0) tr.delete($from.start() + start, $from.start() + start + length)
  }
  return keepSelection(core, tr)
}

/** The selection goes with its text, also where something was put in right before it. */
function keepSelection(core: EditorCore, tr: EditorCore['state']['tr']): boolean {
  const { anchor, head, empty } = core.state.selection
  if (!tr.docChanged) return true
  if (!empty) tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(anchor), tr.mapping.map(head)))
  core.options.history.closeEntry()
  core.dispatch(tr.scrollIntoView())
  return true
}
