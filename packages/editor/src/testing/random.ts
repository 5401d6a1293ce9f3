// Chance from a seed, so that every run can be repeated.
import { type Uuid, uuidFromBytes } from '@sheaf/core/ids'

export class Random {
  private state: number
  constructor(seed: number) {
    this.state = seed >>> 0
  }
  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  below(bound: number): number {
    return Math.floor(this.next() * bound)
  }
  chance(part: number): boolean {
    return this.next() < part
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }
  id(): Uuid {
    return uuidFromBytes(Uint8Array.from({ length: 16 }, () => this.below(256)))
  }
}
