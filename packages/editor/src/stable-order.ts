// Which elements of a list need not move: the common start and end, and between them the longest increasing subsequence.
import type { Uuid } from '@sheaf/core/ids'

interface StableOrder {
  /** The first `start` elements are the same in both lists, and so is everything from the two ends on. */
  readonly start: number
  readonly haveEnd: number
  readonly wantEnd: number
  /** Of what lies between: the elements that can stay. */
  readonly keep: ReadonlySet<Uuid>
}

export function stableOrder(have: readonly Uuid[], want: readonly Uuid[]): StableOrder {
  let start = 0
  while (start < have.length && start < want.length && have[start] === want[start]) start++
  let haveEnd = have.length
  let wantEnd = want.length
  while (haveEnd > start && wantEnd > start && have[haveEnd - 1] === want[wantEnd - 1]) {
    haveEnd--
    wantEnd--
  }
  return { start, haveEnd, wantEnd, keep: longestCommonRun(have.slice(start, haveEnd), want.slice(start, wantEnd)) }
}

function longestCommonRun(have: readonly Uuid[], want: readonly Uuid[]): ReadonlySet<Uuid> {
  const placeOf = new Map(have.map((id, i) => [id, i]))
  const rows: { readonly place: number; readonly id: Uuid; readonly previous: number }[] = []
  /** For each length, the row that ends a run of that length earliest. */
  const ends: number[] = []
  const placeAt = (length: number): number => rows[ends[length] ?? -1]?.place ?? -1
  for (const id of want) {
    const place = placeOf.get(id)
    if (place === undefined) continue
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (placeAt(middle) < place) low = middle + 1
      else high = middle
    }
    rows.push({ place, id, previous: ends[low - 1] ?? -1 })
    ends[low] = rows.length - 1
  }
  const keep = new Set<Uuid>()
  for (let row = rows[ends.at(-1) ?? -1]; row; row = rows[row.previous]) keep.add(row.id)
  return keep
}

export const sameIds = (a: readonly Uuid[], b: readonly Uuid[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i])
