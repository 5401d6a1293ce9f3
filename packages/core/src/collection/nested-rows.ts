// A nested list as it is drawn: folded at once, with a new row inserted, and with the neighbours of each row.
import type { Uuid } from '../ids'
import type { GroupList, NestedRow, RowList } from './query'
import { listedIn, rowsHere, withoutRows, withPart } from './row-parts'

const depthIn = ({ nested }: RowList, row: Uuid): number => nested?.[row]?.depth ?? 0

/** Without what is below rows that are closed, in groups too. The same where nothing is. */
export function foldedList<L extends RowList & { readonly groups?: readonly GroupList[] }>(
  list: L,
  isOpen: (row: Uuid) => boolean,
): L {
  const groups = list.groups?.map(group => foldedList(group, isOpen))
  const isSame = groups?.every((group, i) => group === list.groups?.[i]) ?? true
  const kept = list.nested ? unfolded(list, isOpen) : list
  if (isSame && kept === list) return list
  return { ...kept, ...(groups ? { groups } : {}) }
}
function unfolded<L extends RowList>(list: L, isOpen: (row: Uuid) => boolean): L {
  let closed = Number.POSITIVE_INFINITY
  let next = 0
  const folded = new Set<Uuid>()
  for (const [at, row] of rowsHere(list)) {
    // Of what stands before it nothing is known.
    if (at !== next) closed = Number.POSITIVE_INFINITY
    next = at + 1
    const depth = depthIn(list, row)
    if (depth > closed) folded.add(row)
    else closed = isOpen(row) ? Number.POSITIVE_INFINITY : depth
  }
  // What is folded away counts all the same.
  return folded.size === 0 ? list : { ...withoutRows(list, row => folded.has(row)), total: list.total }
}
/** Those that are here, one behind the other. */
const hereIn = (list: RowList): readonly Uuid[] => (list.parts ? [...rowsHere(list)].map(([, row]) => row) : list.rows)

/** A row that was just made: the last one below its parent, or of the list. */
export function withRow<L extends RowList>(list: L, row: Uuid, parent: Uuid | undefined): L {
  const total = list.total + 1
  const at = parent === undefined ? -1 : list.rows.indexOf(parent)
  const listed = list.listed === undefined ? {} : { listed: list.listed + 1 }
  if (!list.nested || parent === undefined || at < 0)
    return {
      ...list,
      total,
      ...listed,
      ...(list.hasMore
        ? { parts: withPart(list, listedIn(list), { ...list, rows: [row] }).parts }
        : { rows: [...list.rows, row] }),
      ...(list.nested ? { nested: { ...list.nested, [row]: { depth: 0, children: 0 } } } : {}),
    }
  const depth = depthIn(list, parent)
  const end = list.rows.findIndex((one, i) => i > at && depthIn(list, one) <= depth)
  const { children = 0 } = list.nested[parent] ?? {}
  const nested: Record<Uuid, NestedRow> = {
    ...list.nested,
    [parent]: { depth, children: children + 1 },
    [row]: { depth: depth + 1, children: 0 },
  }
  return { ...list, total, ...listed, rows: list.rows.toSpliced(end < 0 ? list.rows.length : end, 0, row), nested }
}

/** The new parent when a row is indented: the row before it with the same parent. */
export function siblingAbove(list: RowList, row: Uuid): Uuid | null {
  const depth = depthIn(list, row)
  const rows = hereIn(list)
  for (let i = rows.indexOf(row) - 1; i >= 0; i--) {
    const above = rows[i] as Uuid
    if (depthIn(list, above) < depth) return null
    if (depthIn(list, above) === depth) return above
  }
  return null
}

/** The neighbours of a row that is dropped above or below another: among the rows with the same parent as that one. */
export function neighboursBeside(
  list: RowList,
  row: Uuid,
  other: Uuid,
  side: 'over' | 'under',
): { readonly after?: Uuid; readonly before?: Uuid } {
  const step = side === 'over' ? -1 : 1
  const depth = depthIn(list, other)
  const rows = hereIn(list)
  let next: Uuid | undefined
  for (let i = rows.indexOf(other) + step; next === undefined; i += step) {
    const one = rows[i]
    if (one === undefined || depthIn(list, one) < depth) break
    if (one !== row && depthIn(list, one) === depth) next = one
  }
  const [after, before] = side === 'over' ? [next, other] : [other, next]
  return { ...(after ? { after } : {}), ...(before ? { before } : {}) }
}
