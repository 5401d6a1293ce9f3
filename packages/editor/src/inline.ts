// Runs of a text ↔ inline content of the document. One attribute is one mark; attributes that this build does not know stay in
// the text untouched, because only differences between two documents are ever written.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockHead, BlockKinds } from '@sheaf/core/kinds/block-kind'
import type { Attributes, Embed, Run } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import type { Replica } from '@sheaf/sync/replica'
import { Fragment, type Mark, type Node, type NodeType } from 'prosemirror-model'
import { bodyType, codeType, frameType, schema, voidType } from './schema'

const plainMarks: ReadonlySet<string> = new Set(['b', 'i', '_', 's', 'c'])

export function attributesOfMarks(marks: readonly Mark[]): Attributes {
  const attributes: Record<string, Json> = {}
  for (const { type, attrs } of marks) {
    if (type.name === 'a') attributes['a'] = attrs['href'] as string
    else if (type.name === 'h') attributes['h'] = attrs['value'] as string
    else if (type.name === 'm') attributes[`m:${String(attrs['id'])}`] = true
    else attributes[type.name] = true
  }
  return attributes
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : '')

function markOf(name: string, value: Json): Mark | null {
  if (plainMarks.has(name)) return schema.mark(name)
  if (name === 'a') return schema.mark('a', { href: textOf(value) })
  if (name === 'h') return schema.mark('h', { value: textOf(value) })
  return name.startsWith('m:') ? schema.mark('m', { id: name.slice(2) }) : null
}
/** Marks in the one order that equal attributes always give. */
function marksOfAttributes(attributes: Attributes | undefined): readonly Mark[] {
  let set: readonly Mark[] = []
  for (const name of Object.keys(attributes ?? {}).sort()) {
    const value = attributes?.[name]
    const mark = value === null || value === undefined ? null : markOf(name, value)
    if (mark) set = mark.addToSet(set)
  }
  return set
}
/** ProseMirror keeps marks of one type in the order they were added; equal text must be an equal document. */
export const sortedMarks = (marks: readonly Mark[]): readonly Mark[] =>
  marks.length < 2 ? marks : marksOfAttributes(attributesOfMarks(marks))

export function nodeOfEmbed({ k, v }: Embed, marks: readonly Mark[] = []): Node {
  return k === 'e'
    ? schema.nodes.equation.create({ v }, null, marks)
    : schema.nodes.mention.create({ k, v }, null, marks)
}
/** Text or embed of an inline node, as a text instance holds it. */
export function contentOfInline(node: Node): string | Embed {
  if (node.isText) return node.text ?? ''
  const v = node.attrs['v'] as Json[]
  return { k: node.type.name === 'equation' ? 'e' : String(node.attrs['k']), v }
}

/** The inline content that shows these runs. */
export function inlineOfRuns(runs: readonly Run[]): Fragment {
  const nodes = runs.flatMap(({ insert, attributes }) => {
    if (insert === '') return []
    const marks = marksOfAttributes(attributes)
    return [typeof insert === 'string' ? schema.text(insert, marks) : nodeOfEmbed(insert, marks)]
  })
  return Fragment.fromArray(nodes)
}
const rendered = new WeakMap<object, Fragment>()
function once(key: object, render: () => Fragment): Fragment {
  const known = rendered.get(key)
  if (known) return known
  const fragment = render()
  rendered.set(key, fragment)
  return fragment
}
/** The content of a block without marks: what another client put in besides letters is not shown, and stays. */
const plainOfBlock = (replica: Replica, id: Uuid): Fragment => {
  const text = replica
    .runs(id)
    .map(({ insert }) => (typeof insert === 'string' ? insert : '\uFFFC'))
    .join('')
  return text === '' ? Fragment.empty : Fragment.from(schema.text(text))
}
/** What the head of a block shows, whatever its kind of text. */
export const textOfBlock = (replica: Replica, id: Uuid): Fragment =>
  replica.options.kinds.traits(replica.block(id)?.type ?? '').head === 'code'
    ? plainOfBlock(replica, id)
    : inlineOfBlock(replica, id)
/** The inline content of a block as the view has it. A text that has not changed is looked up, not rendered again. */
function inlineOfBlock(replica: Replica, id: Uuid): Fragment {
  const slices = replica.view.slices(id)
  const [only] = slices
  if (slices.every(slice => !replica.texts.isOpen(slice.t))) {
    const title = replica.block(id)?.properties?.['title']
    return Array.isArray(title) ? once(title, () => inlineOfRuns(replica.runs(id))) : Fragment.empty
  }
  const runs = slices.length === 1 && only ? replica.texts.segment(only.t, only.m)?.runs : undefined
  return runs ? once(runs, () => inlineOfRuns(runs)) : inlineOfRuns(replica.runs(id))
}
export const runsOfInline = (content: Fragment): Run[] => {
  const runs: Run[] = []
  content.forEach(node => {
    const attributes = attributesOfMarks(node.marks)
    runs.push(
      Object.keys(attributes).length
        ? { insert: contentOfInline(node), attributes }
        : { insert: contentOfInline(node) },
    )
  })
  return runs
}

/** What turns the first attributes into the second, or null when nothing does. */
export function attributesDelta(before: Attributes, after: Attributes): Attributes | null {
  const delta: Record<string, Json> = {}
  for (const name of Object.keys(before)) if (!(name in after)) delta[name] = null
  for (const [name, value] of Object.entries(after)) if (before[name] !== value) delta[name] = value
  return Object.keys(delta).length > 0 ? delta : null
}

/** The node that stands at the head of a block. */
export const headTypes: Readonly<Record<BlockHead, NodeType>> = {
  text: bodyType,
  code: codeType,
  void: voidType,
  frame: frameType,
}
/** Nodes that hold text. */
export const isTextType = (type: NodeType): boolean => type === bodyType || type === codeType

/** The first child of a block: its text, or the box of a block without text. */
export function headOf(block: Node): Node {
  const head = block.firstChild
  if (!head) throw new Error('a block has no head')
  return head
}
export const hasText = (block: Node): boolean => isTextType(headOf(block).type)
/** A block whose head does not fit its type is not that block any more. */
export const wrongHead = (block: Node, kinds: BlockKinds): boolean =>
  headTypes[kinds.traits(String(block.attrs['type'])).head] !== headOf(block).type
