// The rows that questions find, kept between questions in the order that they were asked for. Rows that change are taken out and put in
// again at their place, so that a hundred thousand are neither looked through nor sorted for one of them.
import type { RowTest } from './condition'
import type { WorldVisibility } from './query'

const MOST_LISTS = 8
/** Others are found anew: so many take as long to put in their places. */
export const MOST_CHANGES = 400

export interface FoundList {
  readonly key: string
  readonly isVisible: RowTest | undefined
  readonly visibility: WorldVisibility | undefined
  /** What it follows from besides the rows of its table. */
  readonly stamp: string
  /** Of its table, when it was last true. */
  version: number
  /** In the order without sorts. */
  slots: Int32Array
  /** In the order of the sorts, once it was worth while to sort all of them. */
  sorted: Int32Array | null
  /** What has changed since it was sorted, and whether it is found. */
  readonly moved: Map<number, boolean>
  /** How often it was found again. */
  uses: number
}

type FoundKey = Pick<FoundList, 'key' | 'isVisible' | 'visibility' | 'stamp'>

export class FoundRows {
  private lists: FoundList[] = []

  find({ key, isVisible, visibility, stamp }: FoundKey): FoundList | undefined {
    const at = this.lists.findIndex(
      list => list.key === key && list.isVisible === isVisible && list.visibility === visibility,
    )
    const [list] = at < 0 ? [] : this.lists.splice(at, 1)
    if (list?.stamp !== stamp) return undefined
    this.lists.push(list)
    return list
  }

  keep(list: FoundList): FoundList {
    this.lists.push(list)
    if (this.lists.length > MOST_LISTS) this.lists.shift()
    return list
  }

  forget(list: FoundList): void {
    this.lists = this.lists.filter(one => one !== list)
  }

  clear(): void {
    this.lists = []
  }

  get bytes(): number {
    return this.lists.reduce((sum, { slots, sorted }) => sum + slots.byteLength + (sorted?.byteLength ?? 0), 0)
  }
}

export function forgetOrder(list: FoundList): void {
  list.sorted = null
  list.moved.clear()
}

interface Slots {
  readonly size: number
  has(slot: number): boolean
  keys(): Iterable<number>
}

/** The list without what has changed, and with those of it that are found, each at its place. */
export function withChanged(
  slots: Int32Array,
  changed: Slots,
  isThere: readonly number[],
  compare: (a: number, b: number) => number,
): Int32Array {
  const kept = without(slots, changed)
  const found = isThere.toSorted(compare)
  const all = new Int32Array(kept.length + found.length)
  let from = 0
  for (const [i, slot] of found.entries()) {
    const to = placeIn(kept, slot, compare, from)
    all.set(kept.subarray(from, to), from + i)
    all[to + i] = slot
    from = to
  }
  all.set(kept.subarray(from), from + found.length)
  return all
}

/** Most slots are told from those that have changed by their lowest bits alone. */
const BITS = 1023
function without(slots: Int32Array, changed: Slots): Int32Array {
  const mayBe = new Uint8Array(BITS + 1)
  for (const slot of changed.keys()) mayBe[slot & BITS] = 1
  const kept = new Int32Array(slots.length)
  let count = 0
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    if (mayBe[slot & BITS] === 0 || !changed.has(slot)) kept[count++] = slot
  }
  return kept.subarray(0, count)
}

/** Of the first that is not before it. */
function placeIn(slots: Int32Array, slot: number, compare: (a: number, b: number) => number, from: number): number {
  let low = from
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(slots[middle] as number, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}
