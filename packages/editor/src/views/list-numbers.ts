// A chunk that begins within a numbered list gets its first number from here, since CSS counters do not continue from one chunk to
// the next. The count of each piece is cached, so that a key press only looks at the pieces around it.
import type { Json } from '@sheaf/core/validation/checks'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { type Placed, placed } from '../chunks'
import { chunkType } from '../schema'
import type { BlockViews } from './block-view'

interface Row {
  readonly first: string
  readonly last: string
  /** Blocks of the row that the piece ends with. */
  readonly length: number
  /** That row is the whole piece, so it may go on from the piece before. */
  readonly isWhole: boolean
  /** The number that the row begins with, if it begins here. */
  readonly start: number
  readonly isCounted: boolean
  /** Some row of it is counted, so that there may be chunks to be told. */
  readonly hasCounted: boolean
}
/** What a row is known to be before a piece: how far it has come, and of which type. */
interface Running {
  readonly counted: number
  readonly type: string
}
const goesOn = ({ counted, type }: Running, row: Row): boolean => counted > 0 && row.first === type
const after = (before: Running, row: Row): Running => ({
  counted: !row.isCounted
    ? 0
    : row.isWhole && goesOn(before, row)
      ? before.counted + row.length
      : row.start - 1 + row.length,
  type: row.last,
})
/** Two neighbours as one. */
function together(a: Row, b: Row): Row {
  const isOne = b.isWhole && a.last === b.first
  return {
    ...(isOne ? a : b),
    first: a.first,
    length: isOne ? a.length + b.length : b.length,
    isWhole: isOne && a.isWhole,
    hasCounted: a.hasCounted || b.hasCounted,
  }
}
const typeOf = (block: Node): string => String(block.attrs['type'])

export class ListNumbers {
  private readonly rows = new WeakMap<Node, Row>()
  constructor(private readonly views: BlockViews) {}

  /** For each chunk that begins within a row, by its position: the number of its first block. */
  startsOf(doc: Node): ReadonlyMap<Placed, number> {
    const starts = new Map<Placed, number>()
    const visit = (above: Node, start: number, coming: Running): void => {
      let running = coming
      for (const piece of placed(above.children, start)) {
        const row = this.rowOf(piece.node)
        if (piece.node.type !== chunkType) {
          if (row.hasCounted) visit(piece.node, piece.pos + 1, running)
        } else if (goesOn(running, row)) starts.set(piece, running.counted + 1)
        running = after(running, row)
      }
    }
    visit(doc, 0, { counted: 0, type: '' })
    return starts
  }
  private rowOf(piece: Node): Row {
    const known = this.rows.get(piece)
    if (known) return known
    const row =
      piece.type === chunkType
        ? this.rowOfChunk(piece)
        : piece.children.map(child => this.rowOf(child)).reduce((a, b) => together(a, b))
    this.rows.set(piece, row)
    return row
  }
  private rowOfChunk(chunk: Node): Row {
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
    return {
      first: typeOf(chunk.firstChild ?? chunk),
      last,
      length: children.length - begin,
      isWhole: begin === 0,
      start: counts?.(fields) ?? 1,
      isCounted: counts !== undefined,
      hasCounted: children.some(block => this.views.get(typeOf(block))?.counts !== undefined),
    }
  }
}

export function listNumbers(views: BlockViews): Plugin<DecorationSet> {
  const numbers = new ListNumbers(views)
  const draw = (doc: Node): DecorationSet => {
    const starts = numbers.startsOf(doc)
    if (starts.size === 0) return DecorationSet.empty
    const told = [...starts].map(([{ node, pos }, start]) =>
      Decoration.node(pos, pos + node.nodeSize, { style: `--list-start: ${start}` }),
    )
    return DecorationSet.create(doc, told)
  }
  const key = new PluginKey<DecorationSet>('list-numbers')
  return new Plugin({
    key,
    state: { init: (_config, { doc }) => draw(doc), apply: (tr, drawn) => (tr.docChanged ? draw(tr.doc) : drawn) },
    props: { decorations: state => key.getState(state) },
  })
}
