// Chance from a seed, so that a run can be made again.
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
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }
  /** One of several, each as likely as its weight says. */
  weighted<T>(list: readonly (readonly [weight: number, one: T])[]): T {
    let left = this.next() * list.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, one] of list) {
      left -= weight
      if (left < 0) return one
    }
    return (list.at(-1) as readonly [number, T])[1]
  }
}
