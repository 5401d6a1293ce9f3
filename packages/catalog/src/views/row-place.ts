// Where a row is drawn: in which group, and in which group within it. A row with several options is drawn in several places.
import type { GroupList, QueryAnswer, RowList } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'

export interface RowPlace {
  readonly group?: string
  readonly subGroup?: string
}
export const placeKey = ({ group, subGroup }: RowPlace): string => JSON.stringify([group ?? null, subGroup ?? null])
export const samePlace = (a: RowPlace, b: RowPlace): boolean => placeKey(a) === placeKey(b)

/** Names one drawing of a row. */
export const drawnRowKey = (place: RowPlace, row: Uuid): string => `${row} ${placeKey(place)}`

export interface Section extends RowPlace {
  readonly key: string
  readonly list: RowList
  /** Its group, where there are groups. */
  readonly head: GroupList | null
}
/** The groups of an answer one after the other, or all of its rows as one. */
export const sectionsOf = (answer: QueryAnswer): readonly Section[] =>
  answer.groups
    ? answer.groups.map(head => ({ group: head.key, key: placeKey({ group: head.key }), list: head, head }))
    : [{ key: placeKey({}), list: answer, head: null }]
