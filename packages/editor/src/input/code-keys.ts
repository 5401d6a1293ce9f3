// Tab inside the text of a code block indents its lines.
import { type Plugin, TextSelection } from 'prosemirror-state'
import { isInCode } from '../commands/code'
import type { Command } from '../commands/command'
import type { EditorCore } from '../editor-core'
import { exactKeymap } from './exact-keymap'

const INDENT = '  '

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

interface CodeKeyOptions {
  readonly core: () => EditorCore
  readonly isEditable: () => boolean
}
export function codeKeys({ core, isEditable }: CodeKeyOptions): Plugin {
  const inCode = (command: Command) => (): boolean => isEditable() && isInCode(core()) && command(core())
  return exactKeymap({ Tab: inCode(indentLines), 'Shift-Tab': inCode(outdentLines) })
}
