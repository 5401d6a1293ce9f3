// Pages by what they say. Only what the caller may read is found and counted; pages in the trash only where they are asked for.
// Without words, all pages that pass the filters.
import { limits } from '../../limits'
import type { TextRange } from '../../search/highlight'
import {
  between,
  boolean,
  type Check,
  type Checked,
  canonicalUuid,
  exact,
  integer,
  list,
  number,
  oneOf,
  optional,
  readonlyList,
  string,
  stringOf,
  tuple,
  uuid,
} from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

const ranges: Check<readonly TextRange[]> = readonlyList(tuple(integer, integer))
/** A block of the page in which the query is found, and the words around it. */
const foundText = exact({ blockId: canonicalUuid, text: string, ranges })
export type FoundText = Checked<typeof foundText>
const searchResult = exact({
  id: canonicalUuid,
  /** Ranges of plain text, never markup. */
  highlight: exact({ title: ranges, text: optional(foundText) }),
  score: number,
})
export type SearchResult = Checked<typeof searchResult>

const ids = list(uuid, { min: 1, max: limits.maxSearchFilterValues })
const times = exact({ from: optional(integer), to: optional(integer) })

export const search = defineCall({
  name: 'search',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'read' },
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
  output: exact({ results: readonlyList(searchResult), recordMap, total: integer }),
  errors: [],
})
