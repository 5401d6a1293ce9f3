// A new row in a list of a table: at its end, or right below another row. It stays there while one stands in it, whatever sorts and
// filters make of it.
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import type { Database } from '@sheaf/database/contract/database'
import { foldKey, type GroupPlace, type KeptRow, type TableItems } from './table-items'

interface MadeRow {
  readonly kept: KeptRow
  readonly line: number
}

/** `below`: the line of the row above it. Null where rows cannot be made. */
export function newRowIn(database: Database, items: TableItems, at: GroupPlace, below?: number): MadeRow | null {
  if (!database.isEditable) return null
  const { actions, fields } = database
  const run = items.runOf(at) ?? { start: items.lineOf(`new ${foldKey(at)}`), count: 0 }
  if (run.start < 0) return null
  const line = below === undefined ? run.start + run.count : below + 1
  const above = line > run.start ? items.rowAt(line - 1) : null
  const isInside = line < run.start + run.count
  const before = isInside ? items.rowAt(line) : null
  const after = topAbove(items, run.start, line)
  const isSorted = (fields.query.sorts?.length ?? 0) > 0
  const id = actions.addRow({
    values: { ...valuesIn(database, at), ...parentOf(database, below === undefined ? null : above) },
    ...(isSorted || !after ? {} : { after }),
    ...(isSorted || !before || below === undefined ? {} : { before }),
  })
  return { line, kept: { id, at, above, below: before, index: line - run.start } }
}

/** What is below others is no neighbour of what stands at the top. */
function topAbove(items: TableItems, start: number, line: number): Uuid | null {
  for (let at = line - 1; at >= start; at--) {
    const item = items.at(at)
    if (item?.kind !== 'row') return null
    if (!item.list.nested?.[item.id]?.depth) return item.id
  }
  return null
}

/** Right below a row it has the same parent. */
function parentOf({ subItems, row }: Database, beside: Uuid | null): Record<string, Json> {
  const parent = subItems?.show === 'nested' && beside ? row(beside)?.properties?.[subItems.parent.id] : undefined
  return subItems && parent !== undefined ? { [subItems.parent.id]: parent } : {}
}

/** What a row has to have to stand in a group. */
export function valuesIn(
  { query, fields, schema, kinds, asks }: Pick<Database, 'query' | 'fields' | 'schema' | 'kinds' | 'asks'>,
  at: GroupPlace,
): Record<string, Json> {
  const group = query.answer?.groups?.find(one => one.key === at.group)
  const inner = group?.groups?.find(one => one.key === at.subGroup)
  const values: Record<string, Json> = {}
  for (const [grouping, list] of [
    [fields.query.group, group],
    [fields.query.sub_group, inner],
  ] as const) {
    const property = schema[grouping?.property ?? '']
    if (!property || !list || list.value === null) continue
    const value = kinds.get(property.type)?.valueInGroup?.(list.value, property, undefined, {
      ...(grouping?.by ? { by: grouping.by } : {}),
      ...(grouping?.range ? { range: grouping.range } : {}),
      now: asks.now,
      zone: asks.zone,
    })
    if (value !== undefined && value !== null) values[property.id] = value
  }
  return values
}
