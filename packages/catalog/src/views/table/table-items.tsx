// A table as lines from top to bottom: heads of groups, rows, the line for a new row. All rows of the view have their line, whether
// they are here yet or not; lines are made when they are asked for, so a hundred thousand of them cost nothing.
import type { GroupList, QueryAnswer, RowList } from '@sheaf/core/collection/query'
import { listedIn, rowAt, rowsHere } from '@sheaf/core/collection/row-parts'
import type { Uuid } from '@sheaf/core/ids'
import type { Stretch } from '@sheaf/database/contract/database'

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
  /** A row that is not here yet. */
  | { readonly kind: 'gap'; readonly key: string; readonly at: GroupPlace; readonly list: RowList }
  | { readonly kind: 'more'; readonly key: string; readonly at: GroupPlace }
  | { readonly kind: 'new'; readonly key: string; readonly at: GroupPlace }
  /** What the rows of a group amount to. */
  | { readonly kind: 'figures'; readonly key: string; readonly list: RowList }

/** A row that stays where somebody stands in it, though its values may want it elsewhere, or the answer does not have it yet. */
export interface KeptRow {
  readonly id: Uuid
  readonly at: GroupPlace
  /** The row above it; null for the first. */
  readonly above: Uuid | null
  /** The row below it; null for the last. While either is beside it, it has not moved itself. */
  readonly below: Uuid | null
  /** Its place in the list, where the row above is not here. */
  readonly index: number
}

interface TableLines {
  readonly canAdd: boolean
  /** Something is calculated. */
  readonly hasFigures: boolean
  /** Groups that are folded, by `foldKey`. */
  readonly folded: ReadonlySet<string>
  /** The view says how many rows it begins with: more come by a press. */
  readonly isLimited: boolean
  readonly kept: KeptRow | null
}

export interface TableItems {
  readonly count: number
  /** Lines that are rows, here or not. */
  readonly rowCount: number
  readonly at: (line: number) => TableItem | undefined
  /** A row is there, or will be. */
  readonly isRow: (line: number) => boolean
  readonly rowAt: (line: number) => Uuid | null
  /** Of a line that is here; -1 for none. */
  readonly lineOf: (key: string) => number
  /** Where a row stands first; -1 where it is not here. */
  readonly lineOfRow: (row: Uuid) => number
  /** Rows from top to bottom; those that are not here at the end, in the order given. */
  readonly inOrder: (rows: Iterable<Uuid>) => readonly Uuid[]
  /** Rows among these lines, as places of their lists. */
  readonly stretches: (first: number, last: number) => readonly Stretch[]
  /** The lines of all rows of one list. */
  readonly runOf: (at: GroupPlace) => { readonly start: number; readonly count: number } | null
  /** Lines of rows in a span, in order. */
  readonly rowLines: (first: number, last: number) => readonly number[]
}

export const foldKey = ({ group, subGroup }: GroupPlace): string => JSON.stringify([group, subGroup])
export const rowKey = (id: Uuid, at: GroupPlace): string => keyIn(id, foldKey(at))
const keyIn = (id: Uuid, fold: string): string => `${id} ${fold}`
/** Behind all that are here. */
const placed = (line: number): number => (line < 0 ? Number.MAX_SAFE_INTEGER : line)

interface Run {
  readonly start: number
  readonly count: number
  readonly at: GroupPlace
  readonly list: RowList
  readonly kept: Kept | null
}
/** Where in its list a kept row is shown, and where the answer has it; -1 for nowhere. */
interface Kept {
  readonly id: Uuid
  readonly shown: number
  readonly own: number
}

export function tableItems(answer: QueryAnswer, lines: TableLines): TableItems {
  const parts: (Run | { readonly start: number; readonly count: 1; readonly item: TableItem })[] = []
  let count = 0
  const line = (item: TableItem): void => {
    parts.push({ start: count, count: 1, item })
    count += 1
  }
  const list = (list: RowList, at: GroupPlace): void => {
    const held = lines.kept && foldKey(lines.kept.at) === foldKey(at) ? keptIn(list, lines.kept) : null
    const listed = (lines.isLimited ? list.rows.length : listedIn(list)) + (held && held.own < 0 ? 1 : 0)
    if (listed > 0) parts.push({ start: count, count: listed, at, list, kept: held })
    count += listed
    if (lines.isLimited && list.hasMore) line({ kind: 'more', key: `more ${foldKey(at)}`, at })
    if (lines.canAdd) line({ kind: 'new', key: `new ${foldKey(at)}`, at })
  }
  const group = (held: GroupList, at: GroupPlace, depth: 0 | 1): void => {
    const isOpen = !lines.folded.has(foldKey(at))
    line({ kind: 'group', key: `group ${foldKey(at)}`, depth, list: held, at, isOpen })
    if (!isOpen) return
    if (held.groups) for (const inner of held.groups) group(inner, { ...at, subGroup: inner.key }, 1)
    else {
      list(held, at)
      if (lines.hasFigures) line({ kind: 'figures', key: `figures ${foldKey(at)}`, list: held })
    }
  }
  if (answer.groups) for (const one of answer.groups) group(one, { group: one.key }, 0)
  else list(answer, {})

  const partAt = (at: number): (typeof parts)[number] | undefined => {
    let [low, high] = [0, parts.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const part = parts[middle] as (typeof parts)[number]
      if (at < part.start) high = middle - 1
      else if (at >= part.start + part.count) low = middle + 1
      else return part
    }
    return undefined
  }
  const runs = parts.filter((part): part is Run => 'list' in part)
  let keys: ReadonlyMap<string, number> | null = null
  const known = (): ReadonlyMap<string, number> => {
    keys ??= new Map([
      ...parts.flatMap(part => ('item' in part ? [[part.item.key, part.start] as const] : [])),
      ...runs.flatMap(linesHere),
    ])
    return keys
  }
  const isRow = (at: number): boolean => {
    const part = partAt(at)
    return part !== undefined && 'list' in part
  }
  const rowIn = (at: number): Uuid | null => {
    const part = partAt(at)
    return part && 'list' in part ? (idAt(part, at - part.start) ?? null) : null
  }
  // Of each list once: making it for every row that is asked for costs more than finding it.
  let folds: readonly string[] | null = null
  const lineOfRow = (row: Uuid): number => {
    folds ??= runs.map(run => foldKey(run.at))
    for (const fold of folds) {
      const found = known().get(keyIn(row, fold))
      if (found !== undefined) return found
    }
    return -1
  }
  return {
    count,
    rowCount: runs.reduce((sum, run) => sum + run.count, 0),
    isRow,
    rowAt: rowIn,
    at: at => {
      const part = partAt(at)
      if (!part || 'item' in part) return part?.item
      const index = at - part.start
      const id = idAt(part, index)
      const { at: place, list } = part
      if (id === undefined) return { kind: 'gap', key: `gap ${index} ${foldKey(place)}`, at: place, list }
      return { kind: 'row', key: rowKey(id, place), id, at: place, list }
    },
    lineOf: key => known().get(key) ?? -1,
    lineOfRow,
    inOrder: rows =>
      [...rows]
        .map(row => ({ row, line: lineOfRow(row) }))
        .toSorted((a, b) => placed(a.line) - placed(b.line))
        .map(({ row }) => row),
    stretches: (first, last) =>
      runs.flatMap(({ start, count, at }) => {
        const [from, to] = [Math.max(0, first - start), Math.min(count, last + 1 - start)]
        return from < to ? [{ ...at, from, to }] : []
      }),
    runOf: at => runs.find(run => foldKey(run.at) === foldKey(at)) ?? null,
    rowLines: (first, last) =>
      runs.flatMap(({ start, count }) => {
        const [from, to] = [Math.max(start, first), Math.min(start + count - 1, last)]
        return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
      }),
  }
}

function keptIn(list: RowList, { id, above, below, index }: KeptRow): Kept {
  let own = -1
  let aboveAt = -1
  for (const [at, row] of rowsHere(list)) {
    if (row === id) own = at
    if (row === above) aboveAt = at
  }
  const isBeside =
    own >= 0 &&
    ((above !== null && rowAt(list, own - 1) === above) || (below !== null && rowAt(list, own + 1) === below))
  if (isBeside) return { id, own, shown: own }
  const others = listedIn(list) - (own < 0 ? 0 : 1)
  const behind = own >= 0 && own < aboveAt ? aboveAt : aboveAt + 1
  return { id, own, shown: Math.min(others, above === null ? 0 : aboveAt < 0 ? index : behind) }
}

function idAt({ list, kept }: Run, index: number): Uuid | undefined {
  if (!kept) return rowAt(list, index)
  if (index === kept.shown) return kept.id
  const among = index > kept.shown ? index - 1 : index
  return rowAt(list, kept.own >= 0 && among >= kept.own ? among + 1 : among)
}

function linesHere({ start, at, list, kept }: Run): (readonly [string, number])[] {
  const found: (readonly [string, number])[] = []
  const fold = foldKey(at)
  for (const [place, row] of rowsHere(list)) {
    if (row === kept?.id) continue
    const among = kept && kept.own >= 0 && place > kept.own ? place - 1 : place
    found.push([keyIn(row, fold), start + (kept && among >= kept.shown ? among + 1 : among)])
  }
  if (kept) found.push([keyIn(kept.id, fold), start + kept.shown])
  return found
}
