// The contract of a block type. A kind carries everything about itself; nothing else in the product asks for a type by name.

/** What the record engine has to know of a type. */
export interface BlockTraits {
  /** Its text can be split from and merged with its neighbours'. */
  readonly flowing: boolean
  /** It is a page: a place of its own, with its own address, permissions and stream of changes. */
  readonly page: boolean
}

export interface BlockKinds {
  /** A type that this build does not know is kept as it is: neither flowing nor a page. */
  traits(type: string): BlockTraits
}

export interface BlockKind extends BlockTraits {
  readonly type: string
  /** English, shown through the i18n door. */
  readonly label: string
  readonly icon: string
}

export const defineBlock = (kind: BlockKind): BlockKind => kind

const unknownTraits: BlockTraits = { flowing: false, page: false }

export function blockKinds(kinds: readonly BlockKind[]): BlockKinds {
  const byType = new Map(kinds.map(kind => [kind.type, kind]))
  if (byType.size !== kinds.length) throw new Error('two block kinds share a type')
  return { traits: type => byType.get(type) ?? unknownTraits }
}
