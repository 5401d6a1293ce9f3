// The contract of a block type. A kind carries everything about itself; nothing else in the product asks for a type by name. Two
// parts of it come when they are used, and are files of their own: its fields and the formats of other programs are in its
// exchange, and what menus say of it is in its offers.
import type { BlockTree } from './block-tree'

/**
 * What stands at the head of a block, before its children.
 * text: rich text that splits from and merges with its neighbours'. code: plain text of its own, in which Enter is a line break.
 * void: a box that the kind draws. frame: nothing of its own, or only controls; its children are what is seen.
 */
export type BlockHead = 'text' | 'code' | 'void' | 'frame'

/** What the record engine and the editor have to know of a type. */
export interface BlockTraits {
  /** Its text can be split from and merged with its neighbours'. */
  readonly flowing: boolean
  /** It is a page: a place of its own, with its own address, permissions and stream of changes. */
  readonly page: boolean
  readonly head: BlockHead
  /** The types of children it holds. */
  readonly holds: 'any' | 'nothing' | readonly string[]
  /** What no text is merged across: nothing, the border around all its children (a column), or around each (the cells of a row). */
  readonly borders: 'none' | 'around' | 'each'
  /** What Enter at its end makes: another of its kind, a paragraph, or a paragraph inside it. */
  readonly next: 'same' | 'text' | 'inside'
  /** A new one that begins with such fields opens by itself what it is filled in by, which takes the keys. */
  readonly asks: (seed: BlockSeed) => boolean
  /** With fewer parts it comes apart: what lay in them takes its place, and a part that is empty goes. 0: it never does. */
  readonly fewest: number
}
/** Its head is text, flowing or not. */
export const holdsText = ({ head }: Pick<BlockTraits, 'head'>): boolean => head === 'text' || head === 'code'
/** Traits as they are written down: what follows from the others is left out. */
interface TraitsSpec extends Partial<BlockTraits> {
  readonly type: string
  readonly flowing: boolean
  readonly page: boolean
}

export interface BlockKinds {
  /** A type that this build does not know is kept as it is: neither flowing nor a page. */
  traits(type: string): BlockTraits
}

/** Fields, and blocks below, that a new block begins with. */
export type BlockSeed = Partial<Pick<BlockTree, 'properties' | 'format' | 'children'>>

const never = (): boolean => false
/** For kinds that ask for what no seed gives them. */
export const asksAlways = (): boolean => true
/** For kinds whose content is in their properties. */
export const asksWhenBare = ({ properties = {} }: BlockSeed): boolean => Object.keys(properties).length === 0

/** Signs that, typed at the start of a text and followed by a space, make it this kind. */
interface TypedSign {
  readonly sign: string
  /** Without waiting for the space. */
  readonly immediate?: boolean
  readonly seed?: BlockSeed
}

export interface BlockKind extends BlockTraits {
  readonly type: string
  /** English, translated where it is shown, as all strings of a kind. */
  readonly label: string
  /** The fields that seeds of its offers and signs set: they make one form of it, and go when it is turned into another. */
  readonly forms: { readonly [field in 'properties' | 'format']?: readonly string[] }
  readonly typed: readonly TypedSign[]
  /** Signs that are no fixed word, such as any number with its dot: what a block begins with, or null. */
  readonly readSign: (typed: string) => BlockSeed | null
  /** Listed in "Turn into", and reached by its digit. */
  readonly turn: { readonly digit?: number } | null
  /** In a presentation of the page: a slide of its own, or the border between two. */
  readonly slides: 'one' | 'break' | null
}

/** A kind as it is written down. */
type BlockSpec = Pick<BlockKind, 'type' | 'label' | 'head'> & Partial<Omit<BlockKind, 'flowing'>>

export const defineBlock = (spec: BlockSpec): BlockKind => ({
  page: false,
  holds: spec.head === 'code' ? 'nothing' : 'any',
  borders: 'none',
  forms: {},
  typed: [],
  readSign: () => null,
  turn: null,
  slides: null,
  next: 'text',
  asks: never,
  fewest: 0,
  ...spec,
  flowing: spec.head === 'text',
})

const unknownTraits: BlockTraits = {
  flowing: false,
  page: false,
  head: 'void',
  holds: 'any',
  borders: 'none',
  next: 'text',
  asks: never,
  fewest: 0,
}

export function blockKinds(kinds: readonly TraitsSpec[]): BlockKinds {
  const byType = new Map(kinds.map(kind => [kind.type, filled(kind)]))
  if (byType.size !== kinds.length) throw new Error('two block kinds share a type')
  return { traits: type => byType.get(type) ?? unknownTraits }
}
const filled = (spec: TraitsSpec): BlockTraits => ({
  ...unknownTraits,
  head: spec.flowing ? 'text' : 'void',
  ...spec,
})
