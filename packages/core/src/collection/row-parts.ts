// A long list as far as it is here: its head, and parts that were asked for by their place. Between them are rows that nobody has
// looked at yet; how many there are is known all the same.
import type { Uuid } from '../ids'
import type { RowList, RowPart } from './query'

/** How many rows a list shows in all, here or not. */
export const listedIn = ({ listed, total }: RowList): number => listed ?? total

/** The row at a place; undefined where it is not here. */
export function rowAt({ rows, parts }: RowList, at: number): Uuid | undefined {
  if (at < rows.length) return rows[at]
  const part = parts?.find(({ from, rows }) => at >= from && at < from + rows.length)
  return part?.rows[at - part.from]
}

/** Every row that is here with its place, in order. */
export function* rowsHere({ rows, parts }: RowList): Iterable<readonly [at: number, row: Uuid]> {
  let next = 0
  for (const part of [{ from: 0, rows }, ...(parts ?? [])])
    for (let i = Math.max(0, next - part.from); i < part.rows.length; i++) {
      next = part.from + i + 1
      yield [part.from + i, part.rows[i] as Uuid]
    }
}

/** Where pieces of this size begin that have to be fetched for these places to be here. */
export function missingPieces(list: RowList, from: number, to: number, size: number): readonly number[] {
  const missing: number[] = []
  const end = Math.min(to, listedIn(list))
  for (let at = Math.max(0, from); at < end; at++) {
    if (rowAt(list, at) !== undefined) continue
    const piece = at - (at % size)
    missing.push(piece)
    at = piece + size - 1
  }
  return missing
}

/**
 * With rows that were fetched by their place. What was there before gives way to them, and so does the count: rows that came meanwhile
 * would else have no place at the end, and who writes in one would lose it.
 */
export function withPart<L extends RowList>(list: L, from: number, more: RowList): L {
  const to = from + more.rows.length
  const others = (list.parts ?? []).flatMap((part): RowPart[] => [
    { from: part.from, rows: part.rows.slice(0, Math.max(0, from - part.from)) },
    { from: Math.max(part.from, to), rows: part.rows.slice(Math.max(0, to - part.from)) },
  ])
  return {
    ...list,
    total: more.total,
    ...(more.listed === undefined ? {} : { listed: more.listed }),
    parts: joined([...others, { from, rows: more.rows }].filter(({ rows }) => rows.length > 0)),
    ...(list.nested ? { nested: { ...list.nested, ...more.nested } } : {}),
  }
}
const endOf = ({ from, rows }: RowPart): number => from + rows.length

/** In order, and as one where they touch. */
function joined(parts: readonly RowPart[]): readonly RowPart[] {
  const all: RowPart[] = []
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && part.from === endOf(last)) all[all.length - 1] = { from: last.from, rows: [...last.rows, ...part.rows] }
    else all.push(part)
  }
  return all
}

/** Without rows that are gone: what stands behind them moves up. The same list where none is. */
export function withoutRows<L extends RowList>(list: L, isGone: (row: Uuid) => boolean): L {
  const rows = list.rows.filter(row => !isGone(row))
  let gone = list.rows.length - rows.length
  let end = list.rows.length
  const parts = list.parts?.map(part => {
    // What a part has in common with what is before it was counted there.
    const own = part.rows.slice(Math.max(0, end - part.from))
    const from = part.from - gone
    end = Math.max(end, endOf(part))
    gone += own.filter(isGone).length
    return { from, rows: part.rows.filter(row => !isGone(row)) }
  })
  if (gone === 0) return list
  return {
    ...list,
    rows,
    total: list.total - gone,
    ...(list.listed === undefined ? {} : { listed: list.listed - gone }),
    ...(parts ? { parts } : {}),
  }
}
