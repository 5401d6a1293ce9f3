// How a row looks as a card, for every view that shows cards: what its cover is, how large, and how its properties stand.
import type { PropertyId } from '@sheaf/core/collection/schema'
import { type Check, type Json, oneOf, string } from '@sheaf/core/validation/checks'

/** none. page_cover: as the page shows it. page_content: its first words. page_content_first: its first picture. property: its first file. */
const coverSources = ['none', 'page_cover', 'page_content', 'page_content_first', 'property'] as const
const coverSizes = ['small', 'medium', 'large'] as const
const coverAspects = ['contain', 'cover'] as const
const cardLayouts = ['list', 'compact'] as const

export interface CardLook {
  readonly cover: (typeof coverSources)[number]
  readonly coverProperty: PropertyId | null
  readonly size: (typeof coverSizes)[number]
  readonly aspect: (typeof coverAspects)[number]
  readonly layout: (typeof cardLayouts)[number]
}

export const cardChecks: Readonly<Record<string, Check<Json>>> = {
  cover: oneOf(...coverSources),
  cover_property: string,
  cover_size: oneOf(...coverSizes),
  cover_aspect: oneOf(...coverAspects),
  card_layout: oneOf(...cardLayouts),
}

const among = <T extends string>(known: readonly T[], value: unknown, usual: T): T =>
  known.find(one => one === value) ?? usual

/** What a view does not say is as usual for its kind. */
export function cardLook(format: Readonly<Record<string, Json>>, usualCover: CardLook['cover']): CardLook {
  const property = format['cover_property']
  return {
    cover: among(coverSources, format['cover'], usualCover),
    coverProperty: typeof property === 'string' ? property : null,
    size: among(coverSizes, format['cover_size'], 'medium'),
    aspect: among(coverAspects, format['cover_aspect'], 'cover'),
    layout: among(cardLayouts, format['card_layout'], 'list'),
  }
}
