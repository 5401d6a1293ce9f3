// The page that a text is turned into. Two people who turn the same text at the same moment create the same page, with the text in it
// once. Where their texts differ, it has both: docs/decisions/page-of-text.md explains why nothing less is safe.
import { deterministicUuid, type Uuid } from '../../ids'
import type { OpenSpace } from '../../operations/open-space'
import { caretAt } from '../../operations/text-place'
import { holdsText } from './places'

/**
 * Its id follows from the first character of the text. Turning the text deletes that character, and undoing brings it back as another
 * one, so the next time it is another page. Null where there is no text, or the page is here already.
 */
export function pageMadeOf(space: OpenSpace, block: Uuid): Uuid | null {
  if (!holdsText(space, block) || space.length(block) === 0) return null
  const { text, place } = caretAt(space, block, 1)
  const id = deterministicUuid(['page made of', text, JSON.stringify(place.item)])
  return space.block(id) ? null : id
}

const HEX_DIGITS = 7

/** Who writes the words into it: the same for the same words, and below the ids of markers. */
export const authorOf = (page: Uuid, words: string): number =>
  1 + Number.parseInt(deterministicUuid(['words of', page, words]).slice(-HEX_DIGITS), 16)
