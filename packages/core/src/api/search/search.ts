// Pages by what they say. Only what the caller may read is found and counted; pages in the trash only where they are asked for.
// Without words, all pages that pass the filters.
import type { Uuid } from '../../ids'
import { limits } from '../../limits'
import type { Highlighted, TextRange } from '../../search/highlight'
import { between, boolean, exact, integer, list, oneOf, optional, stringOf, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

/** A block of the page in which the query is found, and the words around it. */
export interface FoundText extends Highlighted {
  readonly blockId: Uuid
}
export interface SearchResult {
  readonly id: Uuid
  /** Ranges of plain text, never markup. */
  readonly highlight: { readonly title: readonly TextRange[]; readonly text?: FoundText }
  readonly score: number
}

const ids = list(uuid, { min: 1, max: limits.maxSearchFilterValues })
const times = exact({ from: optional(integer), to: optional(integer) })

export const search = defineCall({
  name: 'search',
  access: 'signed-in',
  input: exact({
    spaceId: uuid,
    query: stringOf({ max: limits.maxSearchQueryCharacters }),
    limit: optional(between(1, limits.maxSearchResults)),
    /** How many of the best were shown before. */
    offset: optional(between(0, limits.searchCandidates)),
    filters: optional(
      exact({
        titleOnly: optional(boolean),
        createdBy: optional(ids),
        /** Pages that lie anywhere below one of these. */
        inPages: optional(ids),
        teams: optional(ids),
        createdTime: optional(times),
        editedTime: optional(times),
        /** The trash instead of everything else. */
        inTrash: optional(boolean),
      }),
    ),
    /** Times: the latest first. */
    sort: optional(oneOf('relevance', 'lastEdited', 'created')),
  }),
  output: answer<{ results: readonly SearchResult[]; recordMap: RecordMap; total: number }>(),
})
