// A board as it is drawn: columns, and lanes through all of them where there are groups within groups.
import type { GroupList, RowList } from '@sheaf/core/collection/query'
import { placeKey, type RowPlace } from '../row-place'

export interface BoardList {
  readonly place: RowPlace
  readonly column: GroupList
  readonly list: RowList
}
export interface BoardLane {
  readonly key: string
  /** What it is called by, where there are lanes. */
  readonly head: GroupList | null
  /** One for each column that is shown. */
  readonly lists: readonly BoardList[]
}
export interface BoardShape {
  readonly columns: readonly GroupList[]
  readonly hidden: readonly GroupList[]
  readonly lanes: readonly BoardLane[]
}

const nobody: RowList = { total: 0, rows: [], hasMore: false, aggregations: {} }

export function boardShape(groups: readonly GroupList[], hiddenKeys: readonly string[] = []): BoardShape {
  const columns = groups.filter(({ key }) => !hiddenKeys.includes(key))
  const hidden = groups.filter(({ key }) => hiddenKeys.includes(key))
  return { columns, hidden, lanes: lanesOf(columns) }
}

function lanesOf(columns: readonly GroupList[]): readonly BoardLane[] {
  if (!columns.some(({ groups }) => groups))
    return [
      {
        key: placeKey({}),
        head: null,
        lists: columns.map(column => ({ place: { group: column.key }, column, list: column })),
      },
    ]
  return mergedKeys(columns.map(({ groups = [] }) => groups.map(({ key }) => key))).map(key => {
    const lists = columns.map(column => ({
      place: { group: column.key, subGroup: key },
      column,
      list: column.groups?.find(inner => inner.key === key) ?? nobody,
    }))
    const first = columns.flatMap(({ groups = [] }) => groups).find(inner => inner.key === key)
    const total = lists.reduce((sum, { list }) => sum + list.total, 0)
    return { key, head: first ? { ...first, total } : null, lists }
  })
}

/** Each key once, behind the one it follows in the list that first names it. */
export function mergedKeys(lists: readonly (readonly string[])[]): readonly string[] {
  const all: string[] = []
  for (const keys of lists)
    keys.forEach((key, i) => {
      if (all.includes(key)) return
      const before = keys[i - 1]
      all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, key)
    })
  return all
}

/** The order of columns after one was moved in front of another, or to the end. */
export function movedOrder(keys: readonly string[], key: string, before: string | null): readonly string[] {
  if (key === before) return keys
  const others = keys.filter(one => one !== key)
  const at = before === null ? others.length : others.indexOf(before)
  return at < 0 ? keys : [...others.slice(0, at), key, ...others.slice(at)]
}

/** In front of which column one lands that is moved by a step; undefined: it stands at that end already. */
export function stepBefore(keys: readonly string[], key: string, step: -1 | 1): string | null | undefined {
  const at = keys.indexOf(key)
  if (at < 0 || at + step < 0 || at + step >= keys.length) return undefined
  return (step < 0 ? keys[at - 1] : keys[at + 2]) ?? null
}
