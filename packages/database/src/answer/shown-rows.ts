// The rows of collections in the order in which a view showed them last: what is before and after a row that is open beside it.
import type { RowPart } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'

interface Rows {
  readonly rows: readonly Uuid[]
  readonly parts?: readonly RowPart[]
  readonly groups?: readonly Rows[]
}

const shown = new Map<Uuid, readonly Uuid[]>()

const flat = ({ rows, parts = [], groups }: Rows): Uuid[] =>
  groups?.length ? groups.flatMap(flat) : [...rows, ...parts.flatMap(part => part.rows)]

/** A row that stands in several groups is met once. */
export const noteShownRows = (collectionId: Uuid, answer: Rows): void =>
  void shown.set(collectionId, [...new Set(flat(answer))])

export const shownRows = (collectionId: Uuid): readonly Uuid[] => shown.get(collectionId) ?? []
