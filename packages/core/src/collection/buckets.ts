// Groups as they come up while rows are looked at, each known by its key.
import type { Cell } from './column'

export interface Bucket {
  readonly key: string
  readonly value: Cell
  /** Its place when groups stand by what they are: numbers before words. */
  readonly order: number | string
}

/** Groups as they are met; known by their keys from then on. */
export class Buckets {
  readonly list: Bucket[] = []
  private readonly known = new Map<string, number>()

  index(key: string, make: () => Pick<Bucket, 'value' | 'order'>): number {
    const before = this.known.get(key)
    if (before !== undefined) return before
    this.known.set(key, this.list.length)
    return this.list.push({ key, ...make() }) - 1
  }

  /** Rows without a value: last, whatever the order of the others. */
  none(): number {
    return this.index('', () => ({ value: null, order: Number.POSITIVE_INFINITY }))
  }
}

/** The group of a slot, by its place in the list, or all of them. */
export type GroupOf = (slot: number) => number | readonly number[]
