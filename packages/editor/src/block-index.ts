// Where a block is in the document. Positions come from an index per stretch; its node is immutable, so an index is computed
// once for each stretch that changed and a key press never walks the whole page.
import type { Uuid } from '@sheaf/core/ids'
import type { Node } from 'prosemirror-model'
import { firstLevel, type Placed, placed, stretchesIn } from './chunks'
import { groupType } from './schema'

export interface ShownBlock {
  readonly node: Node
  readonly pos: number
  /** Null on the page's first level. */
  readonly parent: Uuid | null
}

/** Positions relative to the stretch. */
type StretchIndex = ReadonlyMap<Uuid, ShownBlock>

export const idOf = (block: Node): Uuid => block.attrs['id'] as Uuid
export const groupOf = (block: Node): Node | null => (block.lastChild?.type === groupType ? block.lastChild : null)

const stretchIndexes = new WeakMap<Node, StretchIndex>()
function indexOf(stretch: Node): StretchIndex {
  const known = stretchIndexes.get(stretch)
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
  for (const { node, pos } of placed(stretch.children, 1)) visit(node, pos + 1, null)
  stretchIndexes.set(stretch, blocks)
  return blocks
}

/** A few look-ups search the stretches; many build one map. */
const FEW = 64

export class BlockIndex {
  private lookups = 0
  private all: Map<Uuid, ShownBlock> | null = null
  private found: readonly Placed[] | null = null

  constructor(readonly doc: Node) {}

  has(id: Uuid): boolean {
    return this.get(id) !== undefined
  }
  get(id: Uuid): ShownBlock | undefined {
    if (++this.lookups > FEW) {
      this.all ??= this.build()
      return this.all.get(id)
    }
    for (const { node, pos } of this.stretches()) {
      const found = indexOf(node).get(id)
      if (found) return { ...found, pos: pos + found.pos }
    }
    return undefined
  }
  /** Blocks of the first level. */
  topIds(): Uuid[] {
    return firstLevel(this.doc).map(idOf)
  }
  childIds(id: Uuid): Uuid[] {
    const block = this.get(id)
    return (block && groupOf(block.node)?.children.map(idOf)) ?? []
  }
  /** The block and everything above it, nearest first. */
  *upwards(id: Uuid): Iterable<Uuid> {
    for (let at: Uuid | null | undefined = id; at !== null && at !== undefined; at = this.get(at)?.parent) yield at
  }
  private stretches(): readonly Placed[] {
    return (this.found ??= stretchesIn(this.doc))
  }
  private build(): Map<Uuid, ShownBlock> {
    const all = new Map<Uuid, ShownBlock>()
    for (const { node, pos } of this.stretches())
      for (const [id, found] of indexOf(node)) all.set(id, { ...found, pos: pos + found.pos })
    return all
  }
}
