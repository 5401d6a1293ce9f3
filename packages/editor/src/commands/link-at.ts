// The link that a place in a text lies in.
import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { schema } from '../schema'

export interface LinkAt {
  readonly href: string
  readonly from: number
  readonly to: number
  readonly text: string
}
/** The link around a position, all of it. */
export function linkAt({ doc }: Pick<EditorState, 'doc'>, pos: number): LinkAt | null {
  const $pos = doc.resolve(pos)
  const { parent } = $pos
  if (!parent.inlineContent) return null
  const marked = (node: Node | null | undefined): string | undefined =>
    node ? (schema.marks.a.isInSet(node.marks)?.attrs['href'] as string | undefined) : undefined
  const after = parent.childAfter($pos.parentOffset)
  const before = parent.childBefore($pos.parentOffset)
  const at = marked(after.node) !== undefined ? after : before
  const href = marked(at.node)
  if (href === undefined || !at.node) return null
  let from = at.offset
  let to = at.offset + at.node.nodeSize
  for (let i = at.index - 1; i >= 0 && marked(parent.child(i)) === href; i--) from -= parent.child(i).nodeSize
  for (let i = at.index + 1; i < parent.childCount && marked(parent.child(i)) === href; i++)
    to += parent.child(i).nodeSize
  const start = $pos.start()
  return { href, from: start + from, to: start + to, text: parent.textBetween(from, to) }
}
