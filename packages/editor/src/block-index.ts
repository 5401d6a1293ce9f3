// Where a block is in the document. Positions come from an index per chunk node; chunks are immutable, so an index is computed
// once for each chunk that changed and a key press never walks the whole page.
import type { Uuid } from '@sheaf/core/ids'
import type { Node } from 'prosemirror-model'
import { groupType } from './schema'

export interface ShownBlock {
  readonly node: Node
  readonly pos: number
  /** Null on the page's first level. */
  readonly parent: Uuid | null
}

interface ChunkIndex {
  readonly ids: readonly Uuid[]
  /** Positions relative to the chunk. */
  readonly blocks: ReadonlyMap<Uuid, ShownBlock>
}

export const idOf = (block: Node): Uuid => block.attrs['id'] as Uuid
export const groupOf = (block: Node): Node | null => (block.lastChild?.type === groupType ? block.lastChild : null)

const chunkIndexes = new WeakMap<Node, ChunkIndex>()
function indexOf(chunk: Node): ChunkIndex {
  const known = chunkIndexes.get(chunk)
  if (known) return known
  const blocks = new Map<Uuid, ShownBlock>()
  const visit = (list: Node, start: number, parent: Uuid | null): void => {
    let pos = start
    for (const node of list.children) {
      blocks.set(idOf(node), { node, pos, parent })
      const group = groupOf(node)
      if (group) visit(group, pos + node.nodeSize - group.nodeSize, idOf(node))
      pos += node.nodeSize
    }
  }
  visit(chunk, 1, null)
  const index = { ids: chunk.children.map(idOf), blocks }
  chunkIndexes.set(chunk, index)
  return index
}

/** A few look-ups search the chunks; many build one map. */
const FEW = 64

export class BlockIndex {
  private lookups = 0
  private all: Map<Uuid, ShownBlock> | null = null

  constructor(readonly doc: Node) {}

  has(id: Uuid): boolean {
    return this.get(id) !== undefined
  }
  get(id: Uuid): ShownBlock | undefined {
    if (++this.lookups > FEW) {
      this.all ??= this.build()
      return this.all.get(id)
    }
    let start = 0
    for (const chunk of this.doc.children) {
      const found = indexOf(chunk).blocks.get(id)
      if (found) return { ...found, pos: start + found.pos }
      start += chunk.nodeSize
    }
    return undefined
  }
  /** Blocks of the first level. */
  topIds(): Uuid[] {
    return this.doc.children.flatMap(chunk => indexOf(chunk).ids)
  }
  childIds(id: Uuid): Uuid[] {
    const block = this.get(id)
    return (block && groupOf(block.node)?.children.map(idOf)) ?? []
  }
  /** The block and everything above it, nearest first. */
  *upwards(id: Uuid): Iterable<Uuid> {
    for (let at: Uuid | null | undefined = id; at !== null && at !== undefined; at = this.get(at)?.parent) yield at
  }
  private build(): Map<Uuid, ShownBlock> {
    const all = new Map<Uuid, ShownBlock>()
    let start = 0
    for (const chunk of this.doc.children) {
      for (const [id, found] of indexOf(chunk).blocks) all.set(id, { ...found, pos: start + found.pos })
      start += chunk.nodeSize
    }
    return all
  }
}
