// Mentions and equations in a line: put in, changed, and turned back into text.

import type { Draft } from '@sheaf/core/actions/draft'
import type { Embed } from '@sheaf/core/text/rich-text'
import { NodeSelection, TextSelection } from 'prosemirror-state'
import { nodeOfEmbed } from '../inline'
import type { TextSpan } from '../input/trigger'
import { bodyType, schema } from '../schema'
import type { Command } from './command'
import { clearSpan } from './inline-marks'
import type { TextCommand } from './text-command'

/** Text or an embed in place of a span, with the caret behind it; one step, with whatever has to be made for it. */
export const putInline =
  (span: TextSpan, given: string | Embed | ((draft: Draft) => string | Embed), tail = ''): Command =>
  core => {
    core.options.history.closeEntry()
    return core.act(draft => {
      const block = clearSpan(core, draft, span)
      const content = typeof given === 'function' ? given(draft) : given
      const length = typeof content === 'string' ? content.length : 1
      if (content !== '') draft.insertText(block, span.from, content)
      if (tail) draft.insertText(block, span.from + length, tail)
      return { block, offset: span.from + length + tail.length }
    })
  }

/** Another value for the embed at a position; null takes it out. */
export const setEmbed =
  (pos: number, embed: Embed | null): Command =>
  core => {
    const { state } = core
    const node = state.doc.nodeAt(pos)
    if (!node?.isInline || node.isText) return false
    core.options.history.closeEntry()
    const { tr } = state
    if (embed === null) tr.delete(pos, pos + node.nodeSize)
    else {
      tr.replaceWith(pos, pos + node.nodeSize, nodeOfEmbed(embed, node.marks))
      tr.setSelection(TextSelection.create(tr.doc, pos + 1))
    }
    core.dispatch(tr)
    return true
  }

/** Selected text becomes an equation of it, an equation its text; with a caret alone an empty one, selected to be written. */
export const toggleEquation: TextCommand = core => {
  const { state } = core
  const { selection, tr } = state
  const { equation } = schema.nodes
  const { $from, $to, from, to } = selection
  if ($from.parent.type !== bodyType || !$from.sameParent($to)) return false
  core.options.history.closeEntry()
  if (selection instanceof NodeSelection && selection.node.type === equation) {
    const [formula] = selection.node.attrs['v'] as readonly unknown[]
    const text = typeof formula === 'string' ? formula : ''
    if (text) tr.replaceWith(from, to, schema.text(text, selection.node.marks))
    else tr.delete(from, to)
    tr.setSelection(TextSelection.create(tr.doc, from, from + text.length))
    core.dispatch(tr)
    return true
  }
  const text = state.doc.textBetween(from, to, '', leaf => leaf.type.spec.leafText?.(leaf) ?? '')
  tr.replaceWith(from, to, equation.create({ v: [text] }))
  tr.setSelection(NodeSelection.create(tr.doc, from))
  core.dispatch(tr)
  return true
}
