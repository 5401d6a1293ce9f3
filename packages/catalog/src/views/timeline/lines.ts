// The lines of a timeline from top to bottom: rows, and bands above those of a group. All are equally high, so that which of them are
// in sight is arithmetic.
import type { GroupList, NestedRow, QueryAnswer } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'

export type Line =
  | { readonly kind: 'row'; readonly row: Uuid; readonly group?: string; readonly nested?: NestedRow }
  | { readonly kind: 'group'; readonly group: GroupList; readonly isFolded: boolean }

export function linesOf(answer: QueryAnswer, folded: ReadonlySet<string>): readonly Line[] {
  if (!answer.groups) return answer.rows.map(row => ({ kind: 'row', row, ...nestedAt(answer, row) }))
  return answer.groups.flatMap((group): Line[] => {
    const isFolded = folded.has(group.key)
    const band: Line = { kind: 'group', group, isFolded }
    return isFolded
      ? [band]
      : [band, ...group.rows.map((row): Line => ({ kind: 'row', row, group: group.key, ...nestedAt(group, row) }))]
  })
}

const nestedAt = ({ nested }: Pick<QueryAnswer, 'nested'>, row: Uuid): { readonly nested?: NestedRow } => {
  const held = nested?.[row]
  return held ? { nested: held } : {}
}

export interface Sight {
  readonly first: number
  /** Behind the last one. */
  readonly end: number
}
/** Some more than are seen, so that scrolling does not outrun the drawing. */
const MARGIN_LINES = 6

export function linesInSight(count: number, lineHeight: number, top: number, height: number): Sight {
  const first = Math.max(0, Math.floor(top / lineHeight) - MARGIN_LINES)
  return { first: Math.min(first, count), end: Math.min(count, Math.ceil((top + height) / lineHeight) + MARGIN_LINES) }
}

/** The next row from a line on, over bands; the same where there is none. */
export function rowByKey(lines: readonly Line[], from: number, key: string, page: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -lines.length,
    End: lines.length,
  }
  const step = steps[key]
  if (step === undefined) return from
  const way = Math.sign(step)
  let at = Math.min(Math.max(from + step, 0), lines.length - 1)
  while (lines[at] && lines[at]?.kind !== 'row') at += way
  if (lines[at]) return at
  // Nothing but bands that way: look back from the end.
  at = Math.min(Math.max(from + step, 0), lines.length - 1)
  while (at !== from && lines[at] && lines[at]?.kind !== 'row') at -= way
  return lines[at] ? at : from
}
