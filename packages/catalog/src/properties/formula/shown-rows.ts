// The rows that a view shows, in its order, whether they are grouped or not.
import type { GroupList, QueryAnswer } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'

/** At most as many as can be chosen from; a row that stands in several groups is there once. */
export function shownRows(answer: Pick<QueryAnswer, 'rows' | 'groups'> | null, limit: number): readonly Uuid[] {
  const rows = new Set<Uuid>(answer?.rows)
  const add = (groups: readonly GroupList[] | undefined): void => {
    for (const group of groups ?? []) {
      for (const row of group.rows) rows.add(row)
      add(group.groups)
    }
  }
  add(answer?.groups)
  return [...rows].slice(0, limit)
}
