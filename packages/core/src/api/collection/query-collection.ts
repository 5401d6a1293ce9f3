// Asks a collection: rows in order, groups, totals. Counts and shows only what the caller may read. Rows come as records; what is
// computed over them, and what rows they name, comes along.
import { computedCell, meaning, queryAnswer } from '../../collection/answer-check'
import { queryCheck } from '../../collection/query-check'
import { between, exact, integer, mapOf, oneOf, optional, string, stringOf, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

const name = stringOf({ min: 1, max: 100 })

export const queryCollection = defineCall({
  name: 'queryCollection',
  access: 'signed-in',
  on: { kind: 'collection', at: 'source', needs: 'read' },
  input: exact({
    source: exact({ spaceId: uuid, collectionId: uuid }),
    /** Without it, what the view asks; with both, the parts that it has come before those of the view. */
    query: optional(queryCheck),
    viewId: optional(uuid),
    /**
     * For what is done to many rows. rows: only which there are. records: with their records and what is computed over them, but
     * neither their texts nor how much is said about them, which cost more than all the rest.
     */
    only: optional(oneOf('rows', 'records')),
    /** Where the caller is: what "today" and "this week" mean, and how words are ordered. */
    context: optional(exact({ zone: optional(name), locale: optional(name), weekStart: optional(between(0, 6)) })),
    tracking: optional(exact({ src: name })),
  }),
  output: exact({
    answer: queryAnswer,
    /** The collection, the rows shown, rows that these name, and the collections that relations lead to. */
    recordMap,
    /** By text id: what the rows shown are called can be written in at once. */
    texts: mapOf(string),
    /** By row and property. */
    computed: mapOf(mapOf(computedCell)),
    /** What computed cells are, by property: their schema alone does not say it. */
    meanings: mapOf(meaning),
    /** By row, where there are any that nobody has settled: how many comments on it. */
    comments: mapOf(integer),
    /** The answer is true as of this place in the log, or later. */
    seq: integer,
  }),
  errors: [],
})
