// Where rows of a table come to stand that are dropped between two lines, and what changes with it: in another group they get its value.

import type { RowNeighbours } from '@sheaf/core/actions/database/place-rows'
import type { CellChange } from '@sheaf/core/actions/database/write-cell'
import type { GroupList } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import type { Database } from '@sheaf/database/contract/database'
import { axisOf, valueChanges } from '../group-values'
import { foldKey, type GroupPlace, type TableItems } from './table-items'

export interface RowDrop {
  /** The line in front of which the drop is. */
  readonly line: number
  readonly at: GroupPlace
}
interface RowMove {
  readonly place: RowNeighbours | null
  readonly changes: readonly CellChange[]
}

/** In front of this line, or behind it; null where no row can stand. */
export function dropBeside(items: TableItems, line: number, isBehind: boolean): RowDrop | null {
  const item = items.at(line)
  if (!item) return null
  if (item.kind === 'row' || item.kind === 'gap') return { line: isBehind ? line + 1 : line, at: item.at }
  if (item.kind === 'group' && !item.list.groups && item.isOpen) return { line: line + 1, at: item.at }
  return item.kind === 'new' ? { line, at: item.at } : null
}

/** Null: they cannot be made to belong there. `sorted`: a sort decides about the place, and the group is the same. */
export function rowMove(
  database: Pick<Database, 'fields' | 'schema' | 'kinds' | 'query' | 'row'>,
  items: TableItems,
  rows: readonly Uuid[],
  { line, at }: RowDrop,
): RowMove | 'sorted' | null {
  const isSorted = (database.fields.query.sorts?.length ?? 0) > 0
  const changes: CellChange[] = []
  for (const row of rows) {
    const found = groupChanges(database, items, row, at)
    if (!found) return null
    changes.push(...found)
  }
  if (isSorted) return changes.length > 0 ? { place: null, changes } : 'sorted'
  const run = items.runOf(at)
  const isMoved = new Set(rows)
  const beside = (from: number, step: 1 | -1): Uuid | undefined => {
    if (!run) return undefined
    for (let i = from; i >= run.start && i < run.start + run.count; i += step) {
      const row = items.rowAt(i)
      if (row === null) return undefined
      if (!isMoved.has(row)) return row
    }
    return undefined
  }
  const [after, before] = [beside(line - 1, -1), beside(line, 1)]
  return { place: { ...(after && { after }), ...(before && { before }) }, changes }
}

function groupChanges(
  { fields, schema, kinds, query, row: rowOf }: Pick<Database, 'fields' | 'schema' | 'kinds' | 'query' | 'row'>,
  items: TableItems,
  row: Uuid,
  to: GroupPlace,
): readonly CellChange[] | null {
  const item = items.at(items.lineOfRow(row))
  const from: GroupPlace = item?.kind === 'row' ? item.at : {}
  if (foldKey(from) === foldKey(to)) return []
  const groupAt = (key: string | undefined): GroupList | undefined =>
    query.answer?.groups?.find(group => group.key === key)
  const innerAt = (place: GroupPlace): GroupList | undefined =>
    groupAt(place.group)?.groups?.find(group => group.key === place.subGroup)
  const moves = [
    { axis: axisOf(fields.query.group, schema, kinds), from: groupAt(from.group), to: groupAt(to.group) },
    { axis: axisOf(fields.query.sub_group, schema, kinds), from: innerAt(from), to: innerAt(to) },
  ].flatMap(({ axis, from, to }) => (axis && to ? [{ ...axis, from, to }] : []))
  const changes = valueChanges(moves, property => rowOf(row)?.properties?.[property])
  return changes && changes.map(change => ({ row, ...change }))
}
