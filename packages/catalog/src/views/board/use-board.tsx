// What a board knows while it is drawn: its columns and lanes, what can be dropped where, and what dropping does.

import type { CellChange } from '@sheaf/core/actions/database/write-cell'
import type { GroupList } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useMemo } from 'react'
import type { DrawnRow } from '../drawn-rows'
import { type Axis, type AxisMove, axisOf, newRowValues, valueChanges } from '../group-values'
import { placeKey, type RowPlace } from '../row-place'
import { boardGrouping } from './board'
import { type BoardLane, type BoardList, type BoardShape, boardShape } from './board-shape'
import { isInPlace, type Neighbours, neighbours } from './card-drop'
import { usePending } from './use-pending'

export interface Board extends BoardShape {
  /** Every column's key, hidden ones too, in order. */
  readonly keys: readonly string[]
  readonly columnAxis: Axis
  readonly laneAxis: Axis | null
  readonly isSorted: boolean
  readonly listAt: (key: string) => BoardList | undefined
  readonly changesFor: (cards: readonly DrawnRow[], to: RowPlace) => readonly CellChange[] | null
  /** At this index of the list; null: wherever it belongs. False: nothing was done. */
  readonly drop: (cards: readonly DrawnRow[], to: BoardList, index: number | null) => boolean
  /** The new card; null where none can be made. */
  readonly add: (to: BoardList, title: string, after: Uuid | null) => Uuid | null
  readonly canAdd: (to: RowPlace) => boolean
}

/** Null: there is nothing to make columns by. */
export function useBoard(): Board | null {
  const { query, fields, schema, kinds, row, actions, isEditable } = useDatabase(
    'query',
    'fields',
    'schema',
    'kinds',
    'row',
    'actions',
    'isEditable',
  )
  const { groups, put } = usePending(query.answer?.groups ?? noGroups)
  const grouping = boardGrouping(fields, schema)
  const columnAxis = axisOf(grouping, schema, kinds)
  const laneAxis = axisOf(fields.query.sub_group, schema, kinds)
  const hidden = grouping?.hidden
  const shape = useMemo(() => boardShape(groups, hidden), [groups, hidden])
  if (!columnAxis) return null
  const isSorted = (fields.query.sorts?.length ?? 0) > 0
  const lists = new Map(shape.lanes.flatMap(({ lists: all }) => all.map(list => [placeKey(list.place), list] as const)))
  const groupsAt = ({
    group,
    subGroup,
  }: RowPlace): { readonly column: GroupList | undefined; readonly lane: GroupList | undefined } => ({
    column: groups.find(({ key }) => key === group),
    lane: laneOf(shape.lanes, subGroup),
  })
  const movesTo = (from: RowPlace | null, to: RowPlace): readonly AxisMove[] => {
    const [there, here] = [groupsAt(to), from ? groupsAt(from) : undefined]
    return [
      ...(there.column ? [{ ...columnAxis, from: here?.column, to: there.column }] : []),
      ...(laneAxis && there.lane ? [{ ...laneAxis, from: here?.lane, to: there.lane }] : []),
    ]
  }
  const changesFor: Board['changesFor'] = (cards, to) => {
    const changes: CellChange[] = []
    for (const { row: id, place } of cards) {
      const some = valueChanges(movesTo(place, to), property => row(id)?.properties?.[property])
      if (!some) return null
      changes.push(...some.map(change => ({ row: id, ...change })))
    }
    return changes
  }
  const newValues = (to: RowPlace) => newRowValues(movesTo(null, to))
  return {
    ...shape,
    keys: groups.map(({ key }) => key),
    columnAxis,
    laneAxis,
    isSorted,
    listAt: key => lists.get(key),
    changesFor,
    drop: (cards, { place, list }, index) => {
      const rows = cards.map(card => card.row)
      const changes = changesFor(cards, place)
      if (!changes || rows.length === 0) return false
      const at = index ?? list.rows.length
      if (changes.length === 0 && (isSorted || isInPlace(list.rows, at, rows))) return false
      const between = isSorted ? null : neighbours(list.rows, at, rows)
      actions.moveRows(rows, between, changes)
      put(
        cards.map(({ row: id, place: from }, i) => ({
          row: id,
          from: [from],
          to: place,
          after: between ? (i === 0 ? (between.after ?? null) : (rows[i - 1] ?? null)) : undefined,
        })),
      )
      return true
    },
    canAdd: to => isEditable && newValues(to) !== null,
    add: ({ place, list }, title, after) => {
      const values = newValues(place)
      if (!values) return null
      const between: Neighbours = isSorted
        ? {}
        : neighbours(list.rows, after === null ? 0 : list.rows.indexOf(after) + 1, [])
      // Last of all it stands there by the time it is made at; so does one above it that nobody moved, and whose time is the server's to say.
      const isLast = between.before === undefined && !isMoved(between.after ? row(between.after) : undefined)
      const id = actions.addRow({ title, values, ...(isLast ? {} : between) })
      put([{ row: id, from: [], to: place, after: isSorted ? undefined : after }])
      return id
    },
  }
}

const isMoved = (block: BlockValue | undefined): boolean => typeof block?.format?.['collection_order'] === 'string'
const noGroups: readonly GroupList[] = []
const laneOf = (lanes: readonly BoardLane[], key: string | undefined): GroupList | undefined =>
  lanes.find(({ head }) => head?.key === key)?.head ?? undefined
