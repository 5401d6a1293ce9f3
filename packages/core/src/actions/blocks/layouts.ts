// Kinds whose parts are laid out beside each other, by their traits.
import type { BlockKinds, BlockTraits } from '../../kinds/block-kind'

const heldTraits = (kinds: BlockKinds, { holds }: BlockTraits): BlockTraits | null =>
  Array.isArray(holds) && holds[0] !== undefined ? kinds.traits(holds[0] as string) : null

/** It only lays out its parts: they have borders of their own, and what lies in them is taken block by block. */
export const isLayout = (kinds: BlockKinds, type: string): boolean =>
  kinds.traits(type).head === 'frame' && heldTraits(kinds, kinds.traits(type))?.borders === 'around'
/** Its parts are cells: it is taken as a whole. */
export const isGrid = (kinds: BlockKinds, type: string): boolean =>
  heldTraits(kinds, kinds.traits(type))?.borders === 'each'

export const isPartOf = (kinds: BlockKinds, parentType: string | undefined): boolean =>
  parentType !== undefined && Array.isArray(kinds.traits(parentType).holds)
