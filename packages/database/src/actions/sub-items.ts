// Rows below other rows in a view, and what can be done with them.
import { neighboursBeside, siblingAbove } from '@sheaf/core/collection/nested-rows'
import type { QueryAnswer, RowList } from '@sheaf/core/collection/query'
import { leadsTo, type SubItems } from '@sheaf/core/collection/row-links'
import type { Uuid } from '@sheaf/core/ids'
import type { SubItemShow } from '@sheaf/core/kinds/view-question'
import type { Replica } from '@sheaf/sync/replica'
import type { DatabaseActions, SubItemControls } from '../contract/database'
import { relatedRows } from './related-rows'
import type { OpenRows } from './use-open-rows'

interface SubItemPlace {
  readonly replica: Replica
  readonly subItems: SubItems
  readonly show: SubItemShow
  readonly rows: OpenRows
  readonly isSearching: boolean
  readonly actions: DatabaseActions
  readonly answer: QueryAnswer | null
  /** Rows stand where sorts put them, not where people do. */
  readonly isSorted: boolean
}

export function subItemControls({
  replica,
  subItems,
  show,
  rows,
  isSearching,
  actions,
  answer,
  isSorted,
}: SubItemPlace): SubItemControls {
  const { parent, children } = subItems
  const parentOf = (row: Uuid): Uuid | undefined => relatedRows(replica, row, parent.id)[0]
  const put: SubItemControls['put'] = (row, to) => {
    const above = to ?? grandparent(row)
    if (above) rows.setOpen(above, true)
    actions.setValue(row, parent.id, above ? [above] : null)
  }
  const grandparent = (row: Uuid): Uuid | undefined => {
    const over = parentOf(row)
    return over && parentOf(over)
  }
  const mayPut = (row: Uuid, to: Uuid): boolean => !leadsTo(to, row, one => relatedRows(replica, one, parent.id))
  // What stands at the top because its parent is not in the list is at the top for whoever drops something beside it.
  const parentBeside = (other: Uuid): Uuid | undefined =>
    listWith(answer, other)?.nested?.[other]?.depth ? parentOf(other) : undefined
  return {
    ...subItems,
    show,
    isOpen: row => isSearching || rows.open.has(row),
    setOpen: rows.setOpen,
    countOf: row => relatedRows(replica, row, children.id).length,
    mayPut,
    put,
    mayPutBeside: (row, other) => {
      const over = parentBeside(other)
      return row !== other && (!over || mayPut(row, over))
    },
    putBeside: (row, other, side) => {
      const list = listWith(answer, other)
      const over = parentBeside(other)
      const change = { row, property: parent.id, value: over ? [over] : null }
      actions.moveRows([row], list && !isSorted ? neighboursBeside(list, row, other, side) : null, [change])
    },
    putIn: row => {
      const list = listWith(answer, row)
      const above = list && siblingAbove(list, row)
      if (!above || !mayPut(row, above)) return false
      put(row, above)
      return true
    },
    add: to => {
      rows.setOpen(to, true)
      return actions.addRow({ values: { [parent.id]: [to] } })
    },
  }
}

const listWith = (answer: QueryAnswer | null, row: Uuid): RowList | undefined =>
  [answer, ...(answer?.groups ?? []), ...(answer?.groups ?? []).flatMap(({ groups = [] }) => groups)].find(list =>
    list?.rows.includes(row),
  ) ?? undefined
