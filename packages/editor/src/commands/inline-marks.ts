// Colours and links: marks with a value. With a caret alone they concern what is typed next, or the link it stands in.

import { createParagraph } from '@sheaf/core/actions/blocks/break-block'
import { inBlock } from '@sheaf/core/actions/blocks/places'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { Attributes } from '@sheaf/core/text/rich-text'
import type { Mark, Node } from 'prosemirror-model'
import { type EditorState, TextSelection } from 'prosemirror-state'
import { BlockIndex, idOf } from '../block-index'
import { isSafeHref } from '../dom-values'
import { attributesOfMarks, hasText, headOf } from '../inline'
import type { TextSpan } from '../input/trigger'
import { EMPTY_ID } from '../render'
import { schema } from '../schema'
import { blockOf } from '../selection'
import { type Command, caretPoint } from './command'
import { isEverywhere } from './marks'
import { nextMarks } from './next-marks'
import type { TextCommand } from './text-command'

/** A colour over the selection; 'default' takes it away, and so does a second press with 'toggle'. */
export const setTextColor =
  (color: string, how: 'set' | 'toggle' = 'set'): TextCommand =>
  core => {
    const { state } = core
    const type = schema.marks.h
    const { from, to, empty } = state.selection
    const isOn = (marks: readonly Mark[]): boolean =>
      marks.some(mark => mark.type === type && mark.attrs['value'] === color)
    core.options.history.closeEntry()
    const marks = empty ? nextMarks(state) : (firstInline(state)?.marks ?? [])
    const takesOff = color === 'default' || (how === 'toggle' && isOn(marks) && (empty || isEverywhere(state, type)))
    const mark = type.create({ value: color })
    if (empty) core.dispatch(takesOff ? state.tr.removeStoredMark(type) : state.tr.addStoredMark(mark))
    else core.dispatch(takesOff ? state.tr.removeMark(from, to, type) : state.tr.addMark(from, to, mark))
    return true
  }

/** A link over a range of the document; null takes it away. Refuses addresses that could run something. */
export const setLink =
  (from: number, to: number, href: string | null): TextCommand =>
  core => {
    if (href !== null && !isSafeHref(href)) return false
    const { tr } = core.state
    core.options.history.closeEntry()
    tr.removeMark(from, to, schema.marks.a)
    if (href !== null) tr.addMark(from, to, schema.marks.a.create({ href }))
    core.dispatch(tr)
    return true
  }

/** Linked words at a position, with the caret behind them. */
export const insertLink =
  (at: number, words: string, href: string, until = at): TextCommand =>
  core => {
    if (!isSafeHref(href) || words === '') return false
    core.options.history.closeEntry()
    const { tr } = core.state
    tr.replaceWith(at, until, schema.text(words, [schema.marks.a.create({ href })]))
    tr.setSelection(TextSelection.create(tr.doc, at + words.length)).removeStoredMark(schema.marks.a)
    core.dispatch(tr)
    return true
  }

/** What is on everywhere in the selection, for buttons that show it. */
interface SelectedMarks {
  readonly on: ReadonlySet<string>
  readonly color: string
  readonly link: string | null
  /** The type and the format of the block; null over several blocks. */
  readonly block: { readonly id: Uuid; readonly type: string } | null
}
export function selectedMarks(state: EditorState): SelectedMarks {
  const { $from, $to, empty } = state.selection
  const isOn = (name: string): boolean =>
    empty ? nextMarks(state).some(mark => mark.type.name === name) : isEverywhere(state, schema.mark(name).type)
  const first = firstInline(state)
  const block = $from.sameParent($to) ? blockOf($from) : null
  return {
    on: new Set(['b', 'i', '_', 's', 'c', 'a'].filter(isOn)),
    color: isOn('h')
      ? String(first?.marks.find(mark => mark.type === schema.marks.h)?.attrs['value'] ?? '')
      : 'default',
    link: (first && (schema.marks.a.isInSet(first.marks)?.attrs['href'] as string | undefined)) ?? null,
    block: block && idOf(block) !== EMPTY_ID ? { id: idOf(block), type: String(block.attrs['type']) } : null,
  }
}
function firstInline(state: EditorState): Node | null {
  let found: Node | null = null
  const { from, to } = state.selection
  state.doc.nodesBetween(from, to, node => {
    if (found) return false
    if (!node.isInline) return true
    found = node
    return false
  })
  return found
}

/** The marks at an offset of a block, for what takes the place of text there. */
export function attributesAt(index: BlockIndex, block: Uuid, offset: number): Attributes {
  const shown = index.get(block)
  const node = shown && hasText(shown.node) ? headOf(shown.node).nodeAt(offset) : null
  return node ? attributesOfMarks(node.marks) : {}
}

/** Takes what was typed into a menu away; gives the block, which the page may not have had. */
export function clearSpan(core: Parameters<Command>[0], draft: Draft, span: TextSpan): Uuid {
  if (span.block === EMPTY_ID) {
    return createParagraph(draft, core.options.newId, inBlock(core.pageId), atEnd)
  }
  const to = Math.min(span.to, core.replica.length(span.block))
  if (to > span.from) draft.removeText(span.block, span.from, to)
  return span.block
}
/** The caret as a span of no length. */
export function caretSpan(core: Parameters<Command>[0]): TextSpan | null {
  const point = caretPoint(core)
  if (point) return { block: point.block, from: point.offset, to: point.offset }
  const block = blockOf(core.state.selection.$head)
  return block && idOf(block) === EMPTY_ID ? { block: EMPTY_ID, from: 0, to: 0 } : null
}
