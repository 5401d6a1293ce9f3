// What menus say of a block type, and what a block begins with that is made there. It comes with the first menu.
import type { BlockSeed } from './block-kind'

/** The groups of the slash menu, in their order. */
export const offerGroups = ['basic', 'media', 'inline', 'database', 'advanced', 'embeds'] as const
export type OfferGroup = (typeof offerGroups)[number]

/** A line of the slash menu. A kind may be offered in several forms (a heading, and a heading that folds). */
export interface BlockOffer {
  /** English, as all strings of a kind. */
  readonly label: string
  readonly description: string
  /** The name of a Lucide icon. */
  readonly icon: string
  readonly group: OfferGroup
  /** More words that find it, separated by commas. */
  readonly aliases: string
  readonly seed?: BlockSeed
}

export interface KindOffers {
  readonly type: string
  /** Its plainest form first. */
  readonly offers: readonly BlockOffer[]
}
