// Rows in order, a page at a time. Sorts are stable: what they leave equal stands in the order that people gave the rows. Empty cells
// come last in both directions. When only a first screen is wanted, only that much is sorted.
import type { Uuid } from '../ids'
import type { ColumnSource } from './asked-column'
import type { Cell } from './column'
import type { Sort } from './query'
import { radixSort } from './radix-sort'
import { type SortKey, sortKeyOf } from './sort-key'

/** Where a page ended: the cells that the order goes by, as they were then. */
export interface Place {
  readonly cells: readonly Cell[]
  readonly order: string
  readonly id: Uuid
  /** In a nested list, the places of the rows above it, from the top down. */
  readonly above?: readonly Place[]
}
/** How rows stand without sorts. */
export interface RowPlaces {
  order(slot: number): string
  id(slot: number): Uuid
}
export interface Page {
  readonly slots: readonly number[]
  readonly hasMore: boolean
}

interface DirectedKey extends SortKey {
  readonly sign: 1 | -1
  readonly cell: (slot: number) => Cell
}

export class RowSorter {
  private readonly keys: readonly DirectedKey[]

  /** `all` are the rows that will be asked for, in any groups. Sorts by properties that are gone do not count. */
  constructor(
    sorts: readonly Sort[],
    all: ArrayLike<number>,
    source: ColumnSource,
    private readonly places: RowPlaces,
  ) {
    this.keys = sorts.flatMap(({ property, direction }) => {
      const asked = source.asked(property)
      if (!asked) return []
      const key = sortKeyOf(asked, all, source)
      const sign = direction === 'descending' ? -1 : 1
      return [{ at: key.at, locate: key.locate, sign, cell: slot => asked.column.get(slot) }]
    })
  }

  placeOf(slot: number): Place {
    return {
      cells: this.keys.map(key => key.cell(slot)),
      order: this.places.order(slot),
      id: this.places.id(slot),
    }
  }

  /** `slots` stand in the order without sorts. The page begins behind a place, and so many rows further on. */
  page(slots: ArrayLike<number>, limit: number, after: Place | null, from = 0): Page {
    if (!this.keys.length) return this.unsorted(slots, limit, after, from)
    const keys = this.keys.map(({ at, sign }) => {
      const values = new Float64Array(slots.length)
      for (let i = 0; i < slots.length; i++) values[i] = directed(at(slots[i] as number), sign)
      return values
    })
    const candidates = this.behind(slots, keys, after)
    const first = smallest(candidates, from + limit, keys)
    return {
      slots: Array.from(first, index => slots[index] as number).slice(from),
      hasMore: candidates.length > first.length,
    }
  }

  private unsorted(slots: ArrayLike<number>, limit: number, after: Place | null, skipped: number): Page {
    let from = 0
    if (after) {
      let high = slots.length
      while (from < high) {
        const middle = (from + high) >> 1
        if (this.isBehind(slots[middle] as number, after)) high = middle
        else from = middle + 1
      }
    }
    const to = Math.min(slots.length, from + skipped + limit)
    const page: number[] = []
    for (let i = from + skipped; i < to; i++) page.push(slots[i] as number)
    return { slots: page, hasMore: to < slots.length }
  }

  private isBehind(slot: number, { order, id }: Place): boolean {
    const own = this.places.order(slot)
    return own > order || (own === order && this.places.id(slot) > id)
  }

  private behind(slots: ArrayLike<number>, keys: readonly Float64Array[], after: Place | null): Uint32Array {
    const found = new Uint32Array(slots.length)
    if (!after) {
      for (let i = 0; i < found.length; i++) found[i] = i
      return found
    }
    let count = 0
    const bounds = this.keys.map(({ locate, sign }, index) => directed(locate(after.cells[index] ?? null), sign))
    rows: for (let i = 0; i < slots.length; i++) {
      for (let k = 0; k < keys.length; k++) {
        const value = (keys[k] as Float64Array)[i] as number
        const bound = bounds[k] as number
        if (value > bound) {
          found[count++] = i
          continue rows
        }
        if (value < bound) continue rows
      }
      if (this.isBehind(slots[i] as number, after)) found[count++] = i
    }
    return found.subarray(0, count)
  }
}

/** Small is first; empty is the largest. */
const directed = (value: number, sign: 1 | -1): number =>
  Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * sign

function comparing(keys: readonly Float64Array[]): (a: number, b: number) => number {
  const [first, second] = keys as [Float64Array, Float64Array | undefined]
  return (a, b) => {
    const x = first[a] as number
    const y = first[b] as number
    if (x < y) return -1
    if (x > y) return 1
    if (second) {
      const x = second[a] as number
      const y = second[b] as number
      if (x < y) return -1
      if (x > y) return 1
      for (let k = 2; k < keys.length; k++) {
        const x = (keys[k] as Float64Array)[a] as number
        const y = (keys[k] as Float64Array)[b] as number
        if (x < y) return -1
        if (x > y) return 1
      }
    }
    return a - b
  }
}

/** Fewer are compared, more are sorted digit by digit. */
const FEW = 2_000

/** The first ones in order. Few of many are kept in a list that is cut whenever it has doubled. */
function smallest(items: Uint32Array, count: number, keys: readonly Float64Array[]): ArrayLike<number> {
  const compare = comparing(keys)
  if (count * 8 >= items.length) {
    if (items.length < FEW) return items.sort(compare).subarray(0, count)
    return keys.reduceRight(radixSort, items).subarray(0, count)
  }
  const kept: number[] = []
  let worst: number | undefined
  for (const item of items) {
    if (worst !== undefined && compare(item, worst) > 0) continue
    kept.push(item)
    if (kept.length >= count * 2 + 16) {
      kept.sort(compare)
      kept.length = count
      worst = kept[count - 1]
    }
  }
  return kept.sort(compare).slice(0, count)
}
