// A page as slides: its slide blocks where it has any, else what lies between its dividers.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKind } from '@sheaf/core/kinds/block-kind'
import type { Replica } from '@sheaf/sync/replica'

/** The blocks that are shown together. */
export type Slide = readonly Uuid[]

export function slidesOf(replica: Replica, page: Uuid, kinds: readonly BlockKind[]): readonly Slide[] {
  const roles = new Map(kinds.map(kind => [kind.type, kind.slides]))
  const roleOf = (id: Uuid): BlockKind['slides'] => roles.get(replica.block(id)?.type ?? '') ?? null
  const content = (id: Uuid): readonly Uuid[] => replica.view.content(id).filter(child => replica.block(child)?.alive)
  const whole = (id: Uuid): Slide[] =>
    content(id).flatMap(child => {
      if (roleOf(child) === 'one') return [[child]]
      return replica.options.kinds.traits(replica.block(child)?.type ?? '').page ? [] : whole(child)
    })
  const slides = whole(page)
  if (slides.length > 0) return slides
  const parts: Uuid[][] = [[]]
  for (const id of content(page)) {
    if (roleOf(id) === 'break') parts.push([])
    else parts.at(-1)?.push(id)
  }
  return parts.filter(part => part.length > 0)
}

/** The slide that holds a block, the first where none does. */
export function slideWith(replica: Replica, slides: readonly Slide[], block: Uuid | undefined): number {
  if (block === undefined) return 0
  return Math.max(
    0,
    slides.findIndex(slide => slide.some(id => replica.view.isAncestorOrSelf(id, block))),
  )
}
