// Where a chunk begins within a row of blocks that are counted, it is told its first number: counters do not reach from one
// chunk into the next. What a chunk adds is computed once for each chunk node, so that a key press looks only at its own.
import type { Json } from '@sheaf/core/validation/checks'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import type { BlockViews } from './block-view'

interface Row {
  readonly first: string
  readonly last: string
  /** Blocks of the row that the chunk ends with. */
  readonly length: number
  /** That row is the whole chunk, so it may go on from the chunk before. */
  readonly isWhole: boolean
  /** The number that the row begins with, if it begins here. */
  readonly start: number
  readonly isCounted: boolean
}
const typeOf = (block: Node): string => String(block.attrs['type'])

export class ListNumbers {
  private readonly rows = new WeakMap<Node, Row>()
  constructor(private readonly views: BlockViews) {}

  /** For each chunk that begins within a row: the number of its first block. */
  startsOf(doc: Node): ReadonlyMap<number, number> {
    const starts = new Map<number, number>()
    let counted = 0
    let type = ''
    let index = 0
    for (const chunk of doc.children) {
      const row = this.rowOf(chunk)
      const goesOn = counted > 0 && row.first === type
      if (goesOn) starts.set(index, counted + 1)
      counted = !row.isCounted ? 0 : row.isWhole && goesOn ? counted + row.length : row.start - 1 + row.length
      type = row.last
      index++
    }
    return starts
  }
  private rowOf(chunk: Node): Row {
    const known = this.rows.get(chunk)
    if (known) return known
    const { children } = chunk
    const last = typeOf(chunk.lastChild ?? chunk)
    let begin = children.length
    while (begin > 0 && typeOf(children[begin - 1] as Node) === last) begin--
    const attrs = children[begin]?.attrs
    const fields = {
      type: last,
      format: (attrs?.['format'] ?? {}) as Record<string, Json>,
      properties: (attrs?.['properties'] ?? {}) as Record<string, Json>,
    }
    const counts = this.views.get(last)?.counts
    const row: Row = {
      first: typeOf(chunk.firstChild ?? chunk),
      last,
      length: children.length - begin,
      isWhole: begin === 0,
      start: counts?.(fields) ?? 1,
      isCounted: counts !== undefined,
    }
    this.rows.set(chunk, row)
    return row
  }
}

export function listNumbers(views: BlockViews): Plugin<DecorationSet> {
  const numbers = new ListNumbers(views)
  const draw = (doc: Node): DecorationSet => {
    const starts = numbers.startsOf(doc)
    if (starts.size === 0) return DecorationSet.empty
    const told: Decoration[] = []
    let pos = 0
    doc.children.forEach((chunk, i) => {
      const start = starts.get(i)
      if (start !== undefined)
        told.push(Decoration.node(pos, pos + chunk.nodeSize, { style: `--list-start: ${start}` }))
      pos += chunk.nodeSize
    })
    return DecorationSet.create(doc, told)
  }
  const key = new PluginKey<DecorationSet>('list-numbers')
  return new Plugin({
    key,
    state: { init: (_config, { doc }) => draw(doc), apply: (tr, drawn) => (tr.docChanged ? draw(tr.doc) : drawn) },
    props: { decorations: state => key.getState(state) },
  })
}
