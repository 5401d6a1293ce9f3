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

  get isByKeys(): boolean {
    return this.keys.length > 0
  }

  /** All of them in order; they stand in the order without sorts. */
  sort(slots: Int32Array): Int32Array {
    const order = smallest(everyPlace(slots.length), slots.length, this.valuesOf(slots))
    return Int32Array.from(order, index => slots[index] as number)
  }

  /** As `sort` puts them. */
  readonly compare = (a: number, b: number): number => {
    for (const { at, sign } of this.keys) {
      const [x, y] = [directed(at(a), sign), directed(at(b), sign)]
      if (x !== y) return x < y ? -1 : 1
    }
    const [x, y] = [this.places.order(a), this.places.order(b)]
    if (x !== y) return x < y ? -1 : 1
    const [id, other] = [this.places.id(a), this.places.id(b)]
    return id < other ? -1 : id > other ? 1 : 0
  }

  /** Of all rows as `sort` has put them. */
  pageOfSorted(sorted: Int32Array, limit: number, after: Place | null, skipped = 0): Page {
    const bounds = after && this.boundsOf(after)
    const from = bounds ? firstFor(sorted.length, i => this.isPast(sorted[i] as number, bounds, after)) : 0
    return pageFrom(sorted, from + skipped, limit)
  }

  /** `slots` stand in the order without sorts. The page begins behind a place, and so many rows further on. */
  page(slots: ArrayLike<number>, limit: number, after: Place | null, from = 0): Page {
    if (!this.keys.length) return this.unsorted(slots, limit, after, from)
    const keys = this.valuesOf(slots)
    const candidates = this.behind(slots, keys, after)
    const first = smallest(candidates, from + limit, keys)
    return {
      slots: Array.from(first, index => slots[index] as number).slice(from),
      hasMore: candidates.length > first.length,
    }
  }

  private unsorted(slots: ArrayLike<number>, limit: number, after: Place | null, skipped: number): Page {
    const from = after ? firstFor(slots.length, i => this.isBehind(slots[i] as number, after)) : 0
    return pageFrom(slots, from + skipped, limit)
  }

  private valuesOf(slots: ArrayLike<number>): readonly Float64Array[] {
    return this.keys.map(({ at, sign }) => {
      const values = new Float64Array(slots.length)
      for (let i = 0; i < slots.length; i++) values[i] = directed(at(slots[i] as number), sign)
      return values
    })
  }

  private boundsOf({ cells }: Place): readonly number[] {
    return this.keys.map(({ locate, sign }, index) => directed(locate(cells[index] ?? null), sign))
  }

  private isPast(slot: number, bounds: readonly number[], after: Place): boolean {
    for (const [k, { at, sign }] of this.keys.entries()) {
      const value = directed(at(slot), sign)
      if (value !== bounds[k]) return value > (bounds[k] as number)
    }
    return this.isBehind(slot, after)
  }

  private isBehind(slot: number, { order, id }: Place): boolean {
    const own = this.places.order(slot)
    return own > order || (own === order && this.places.id(slot) > id)
  }

  private behind(slots: ArrayLike<number>, keys: readonly Float64Array[], after: Place | null): Uint32Array {
    if (!after) return everyPlace(slots.length)
    const found = new Uint32Array(slots.length)
    let count = 0
    const bounds = this.boundsOf(after)
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

function everyPlace(count: number): Uint32Array {
  const all = new Uint32Array(count)
  for (let i = 0; i < count; i++) all[i] = i
  return all
}

/** The first place of which it holds, as it holds of all behind it. */
function firstFor(count: number, holds: (place: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function pageFrom(slots: ArrayLike<number>, from: number, limit: number): Page {
  const to = Math.min(slots.length, from + limit)
  const page: number[] = []
  for (let i = from; i < to; i++) page.push(slots[i] as number)
  return { slots: page, hasMore: to < slots.length }
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
