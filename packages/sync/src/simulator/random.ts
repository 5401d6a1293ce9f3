// The only source of chance in a run: one seed, one sequence.
import { type Uuid, uuidFromBytes } from '@sheaf/core/ids'

export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }
  /** At least 0, below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  /** A whole number at least 0 and below the bound. */
  below(bound: number): number {
    return Math.floor(this.next() * bound)
  }
  between(from: number, to: number): number {
    return from + this.below(to - from + 1)
  }
  chance(probability: number): boolean {
    return this.next() < probability
  }
  /** Undefined for an empty list. */
  pick<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)]
  }
  /** A key of the table, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][]
    let rest = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [key, weight] of entries) {
      rest -= weight
      if (rest < 0) return key
    }
    return (entries.at(-1) as [K, number])[0]
  }
  uuid(): Uuid {
    return uuidFromBytes(Uint8Array.from({ length: 16 }, () => this.below(256)))
  }
}
