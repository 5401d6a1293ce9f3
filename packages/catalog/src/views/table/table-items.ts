// A table as one list of lines from top to bottom: heads of groups, rows, the line for a new row, and what stands for rows that are
// not here yet. Only lines in sight are drawn.
import type { GroupList, QueryAnswer, RowList } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'

export interface GroupPlace {
  readonly group?: string
  readonly subGroup?: string
}
export type TableItem =
  | {
      readonly kind: 'group'
      readonly key: string
      readonly depth: 0 | 1
      readonly list: GroupList
      readonly at: GroupPlace
      readonly isOpen: boolean
    }
  | { readonly kind: 'row'; readonly key: string; readonly id: Uuid; readonly at: GroupPlace; readonly list: RowList }
  | { readonly kind: 'more'; readonly key: string; readonly at: GroupPlace }
  | { readonly kind: 'new'; readonly key: string; readonly at: GroupPlace }
  /** What the rows of a group amount to. */
  | { readonly kind: 'figures'; readonly key: string; readonly list: RowList }

export interface TableLines {
  readonly canAdd: boolean
  /** Something is calculated. */
  readonly hasFigures: boolean
  /** Groups that are folded, by `foldKey`. */
  readonly folded: ReadonlySet<string>
}

export const foldKey = ({ group, subGroup }: GroupPlace): string => JSON.stringify([group, subGroup])

export function tableItems(answer: QueryAnswer, lines: TableLines): readonly TableItem[] {
  if (!answer.groups) return listItems(answer, {}, lines)
  return answer.groups.flatMap(group => groupItems(group, { group: group.key }, 0, lines))
}

function groupItems(list: GroupList, at: GroupPlace, depth: 0 | 1, lines: TableLines): readonly TableItem[] {
  const isOpen = !lines.folded.has(foldKey(at))
  const head: TableItem = { kind: 'group', key: `group ${foldKey(at)}`, depth, list, at, isOpen }
  if (!isOpen) return [head]
  if (list.groups)
    return [head, ...list.groups.flatMap(inner => groupItems(inner, { ...at, subGroup: inner.key }, 1, lines))]
  const figures: readonly TableItem[] = lines.hasFigures
    ? [{ kind: 'figures', key: `figures ${foldKey(at)}`, list }]
    : []
  return [head, ...listItems(list, at, lines), ...figures]
}
function listItems(list: RowList, at: GroupPlace, { canAdd }: TableLines): readonly TableItem[] {
  const place = foldKey(at)
  return [
    ...list.rows.map((id): TableItem => ({ kind: 'row', key: `${id} ${place}`, id, at, list })),
    ...(list.hasMore ? [{ kind: 'more', key: `more ${place}`, at } as const] : []),
    ...(canAdd ? [{ kind: 'new', key: `new ${place}`, at } as const] : []),
  ]
}
