// Chunks group the blocks of the page's first level, stretches group chunks, and regions group stretches, so that the browser can
// skip what is off screen and no search walks hundreds of pieces. They are not records: splitting and joining
// them are separate transactions, after the change that made it necessary.
import type { Node, NodeType } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { blockType, chunkType, regionType, stretchType } from './schema'

/** Blocks of a chunk. Of chunks in a stretch and stretches in a region there are half as many. */
export const CHUNK_SIZE = 16
const piecesIn = (size: number): number => Math.max(2, size / 2)

/** Where the first block of every page stands. */
export const FIRST_BLOCK = 3

const grouped = (type: NodeType, nodes: readonly Node[], size: number): Node[] => {
  const pieces: Node[] = []
  for (let i = 0; i < nodes.length; i += size) pieces.push(type.create(null, nodes.slice(i, i + size)))
  return pieces
}
const stretchesOf = (blocks: readonly Node[], size: number): Node[] =>
  grouped(stretchType, grouped(chunkType, blocks, size), piecesIn(size))
/** The regions that blocks fill. */
export const chunked = (blocks: readonly Node[], size: number): Node[] =>
  grouped(regionType, stretchesOf(blocks, size), piecesIn(size))

/** Puts blocks behind the last, into its region as long as that has room. */
export function appendBlocks(tr: Transaction, blocks: readonly Node[], size: number): Transaction {
  const end = tr.doc.content.size
  const room = Math.max(0, piecesIn(size) - (tr.doc.lastChild?.childCount ?? 0)) * piecesIn(size) * size
  return tr.insert(end, chunked(blocks.slice(room), size)).insert(end - 1, stretchesOf(blocks.slice(0, room), size))
}

export interface Placed {
  readonly node: Node
  readonly pos: number
}
/** Nodes that stand one behind the other, each with its position. */
export const placed = (nodes: readonly Node[], start: number): Placed[] => {
  let pos = start
  return nodes.map(node => {
    const at = pos
    pos += node.nodeSize
    return { node, pos: at }
  })
}
/** Every piece of a type, or every block of the first level, below pieces. */
export const piecesOf = (type: NodeType, above: readonly Placed[]): readonly Placed[] =>
  above[0] === undefined || above[0].node.type === type
    ? above
    : piecesOf(
        type,
        above.flatMap(({ node, pos }) => placed(node.children, pos + 1)),
      )
export const stretchesIn = (doc: Node): readonly Placed[] => piecesOf(stretchType, placed(doc.children, 0))
/** The blocks of the page's first level. */
export const firstLevel = (doc: Node): readonly Node[] =>
  piecesOf(blockType, placed(doc.children, 0)).map(({ node }) => node)

const counts = new WeakMap<Node, number>()
/** Blocks of the first level in a piece. Pieces are immutable: each is counted once. */
export function countBlocks(piece: Node): number {
  if (piece.type === chunkType) return piece.childCount
  const known = counts.get(piece)
  if (known !== undefined) return known
  const count = piece.children.reduce((sum, child) => sum + countBlocks(child), 0)
  counts.set(piece, count)
  return count
}
export const firstBlock = (doc: Node): Node | null => doc.nodeAt(FIRST_BLOCK)
/** The block of a page that has no other. */
export const onlyBlock = (doc: Node): Node | null => (countBlocks(doc) === 1 ? firstBlock(doc) : null)

/** A transaction that the editor makes to follow the records; it is not input and is never converted back. */
export const followUp = (state: EditorState): Transaction =>
  state.tr.setMeta('addToHistory', false).setMeta('remote', true)

const isLong = (piece: Node, size: number): boolean => piece.childCount > size * 1.5
const goesInto = (piece: Node, before: Node | undefined, size: number): boolean =>
  piece.childCount < size / 2 && before !== undefined && before.childCount + piece.childCount <= size

/** Brings pieces back to about their size; null when they are, as after nearly every key. */
export function tidyChunks(state: EditorState, size: number): Transaction | null {
  const sizeOf = (type: NodeType): number => (type === chunkType ? size : piecesIn(size))
  if (isTidy(state.doc, sizeOf)) return null
  const tr = followUp(state)
  for (const type of [chunkType, stretchType, regionType]) tidyPieces(tr, type, sizeOf(type))
  return tr.docChanged ? tr : null
}
const isTidy = ({ type, children }: Node, sizeOf: (type: NodeType) => number): boolean =>
  type === chunkType ||
  children.every((piece, i) => {
    const size = sizeOf(piece.type)
    return !isLong(piece, size) && !goesInto(piece, children[i - 1], size) && isTidy(piece, sizeOf)
  })
/** Last to first, so that positions before stay valid. */
function tidyPieces(tr: Transaction, type: NodeType, size: number): void {
  const pieces = piecesOf(type, placed(tr.doc.children, 0))
  for (const [i, { node, pos }] of [...pieces.entries()].reverse()) {
    const before = pieces[i - 1]
    const isBeside = before !== undefined && before.pos + before.node.nodeSize === pos
    if (isLong(node, size)) cut(tr, pos, size)
    else if (isBeside && goesInto(node, before.node, size)) tr.join(pos)
  }
}

/** Cuts into parts of a size, from the middle: from an end, each cut of thousands of blocks would copy all that is left. */
function cut(tr: Transaction, pos: number, size: number): void {
  const piece = tr.doc.nodeAt(pos)
  if (!piece || piece.childCount <= size) return
  const middle = Math.ceil(piece.childCount / size / 2) * size
  const first = sizeOfFirst(piece, middle)
  tr.split(pos + 1 + first)
  cut(tr, pos + 2 + first, size)
  cut(tr, pos, size)
}
function sizeOfFirst(piece: Node, count: number): number {
  let size = 0
  for (let i = 0; i < count; i++) size += piece.child(i).nodeSize
  return size
}
