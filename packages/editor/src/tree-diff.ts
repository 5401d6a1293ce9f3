// What differs between two documents as trees of blocks: pruned by node identity, matched by id. Regions, stretches and chunks are
// looked through.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKinds } from '@sheaf/core/kinds/block-kind'
import type { Node } from 'prosemirror-model'
import type { StepMap } from 'prosemirror-transform'
import { groupOf, idOf } from './block-index'
import { countBlocks, type Placed, piecesOf, placed } from './chunks'
import { hasText, headOf, wrongHead } from './inline'
import { EMPTY_ID } from './render'
import { blockType, chunkType } from './schema'
import { trace } from './trace'

export interface LocatedBlock {
  readonly id: Uuid
  readonly node: Node
  readonly pos: number
  readonly parent: Uuid
}
/** Part of a list of children that changed: the `start` children before it are the same in both documents. */
interface ListChange {
  readonly start: number
  readonly before: readonly Uuid[]
  readonly after: readonly Uuid[]
}
export interface TreeDiff {
  readonly before: Map<Uuid, LocatedBlock>
  /** In document order; a pasted id may be there twice until `blocksToRename` was heeded. */
  readonly after: LocatedBlock[]
  readonly lists: Map<Uuid, ListChange>
}

const nodeOf = ({ node }: Placed): Node => node
const childItems = ({ node, pos }: Placed): Placed[] => {
  const group = groupOf(node)
  return group ? placed(group.children, pos + node.nodeSize - group.nodeSize) : []
}

/** What lies between the nodes that two lists begin with and those that they end with. */
function differing(a: readonly Node[], b: readonly Node[]): { start: number; endA: number; endB: number } {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let endA = a.length
  let endB = b.length
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  return { start, endA, endB }
}

export function diffDocs(a: Node, b: Node, page: Uuid): TreeDiff {
  const diff: TreeDiff = { before: new Map(), after: [], lists: new Map() }
  diffPieces(diff, page, a, b, 0, 0)
  diff.after.sort((x, y) => x.pos - y.pos)
  return diff
}
/** `pos` is where both pieces begin to hold anything, `count` how many blocks of the first level come before. */
function diffPieces(diff: TreeDiff, page: Uuid, a: Node, b: Node, pos: number, count: number): void {
  const { start, endA, endB } = differing(a.children, b.children)
  const isChunk = a.type === chunkType
  let at = pos
  let before = count
  for (let i = 0; i < start; i++) {
    at += a.child(i).nodeSize
    before += isChunk ? 1 : countBlocks(a.child(i))
  }
  const [onlyA, onlyB] = [a.maybeChild(start), b.maybeChild(start)]
  // A key changes one block of one chunk: where the others are is not asked for.
  if (!isChunk && onlyA && onlyB && endA === start + 1 && endB === start + 1)
    return diffPieces(diff, page, onlyA, onlyB, at + 1, before)
  const blocks = (piece: Node, end: number): readonly Placed[] =>
    piecesOf(blockType, placed(piece.children.slice(start, end), at))
  diffLists(diff, page, blocks(a, endA), blocks(b, endB), before)
}

function diffLists(diff: TreeDiff, parent: Uuid, a: readonly Placed[], b: readonly Placed[], skipped: number): void {
  const { start, endA, endB } = differing(a.map(nodeOf), b.map(nodeOf))
  if (start === endA && start === endB) return
  const before = a.slice(start, endA)
  const after = b.slice(start, endB)
  diff.lists.set(parent, {
    start: skipped + start,
    before: before.map(item => idOf(item.node)),
    after: after.map(item => idOf(item.node)),
  })
  const unmatched = new Map(before.map(item => [idOf(item.node), item]))
  for (const item of after) {
    const id = idOf(item.node)
    const twin = unmatched.get(id)
    if (!twin) {
      add(diff, 'after', parent, item)
      continue
    }
    unmatched.delete(id)
    diff.before.set(id, { id, parent, ...twin })
    diff.after.push({ id, parent, ...item })
    if (twin.node !== item.node) diffLists(diff, id, childItems(twin), childItems(item), 0)
  }
  for (const item of unmatched.values()) add(diff, 'before', parent, item)
}

/** A block that is in one of the documents only, with everything below it. */
function add(diff: TreeDiff, side: 'before' | 'after', parent: Uuid, item: Placed): void {
  const id = idOf(item.node)
  const children = childItems(item)
  const located = { id, parent, ...item }
  if (side === 'before') diff.before.set(id, located)
  else diff.after.push(located)
  diff.lists.set(id, {
    start: 0,
    before: [],
    after: [],
    ...diff.lists.get(id),
    [side]: children.map(child => idOf(child.node)),
  })
  for (const child of children) add(diff, side, id, child)
}

export const textStart = (block: LocatedBlock): number => block.pos + 2
export const textSize = (block: LocatedBlock): number => headOf(block.node).content.size
export const holdsPosition = (block: LocatedBlock, pos: number): boolean =>
  pos >= textStart(block) && pos <= textStart(block) + textSize(block)

/**
 * Blocks that need another id before the transaction can be converted: they have none yet, share one, or have become another
 * kind of block. Of those that share one, the block in which the characters survive keeps it.
 */
export function blocksToRename(
  diff: TreeDiff,
  maps: readonly StepMap[],
  kinds: BlockKinds,
  isKnown: (id: Uuid) => boolean,
  isOnlyBlock: boolean,
): LocatedBlock[] {
  const users = groupedBy(diff.after, block => block.id)
  const rename: LocatedBlock[] = []
  for (const [id, all] of users) {
    rename.push(...all.filter(block => wrongHead(block.node, kinds)))
    const list = all.filter(block => !wrongHead(block.node, kinds))
    const keep =
      id === EMPTY_ID
        ? isOnlyBlock
          ? stillEmpty(list)
          : null
        : diff.before.has(id) || !isKnown(id)
          ? bestSurvivor(list, diff.before.get(id), maps)
          : null
    rename.push(...list.filter(block => block !== keep))
  }
  return rename
}
const stillEmpty = (list: readonly LocatedBlock[]): LocatedBlock | null => {
  const [only] = list
  return only && list.length === 1 && only.node.content.size === 2 && hasText(only.node) ? only : null
}
function bestSurvivor(
  list: readonly LocatedBlock[],
  before: LocatedBlock | undefined,
  maps: readonly StepMap[],
): LocatedBlock | null {
  const score = (block: LocatedBlock): number => {
    if (!before) return 0
    if (block.node === before.node) return 2
    const survives = trace(maps, textStart(before), textSize(before)).some(piece => holdsPosition(block, piece.pos))
    return survives || block.pos === maps.reduce((pos, map) => map.map(pos, -1), before.pos) ? 1 : 0
  }
  const [first] = list
  return first ? list.reduce((best, block) => (score(block) > score(best) ? block : best), first) : null
}

export function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
