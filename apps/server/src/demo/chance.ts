// What is picked when: the same seed gives the same company.

/** Park and Miller's generator. */
export class Chance {
  constructor(private state: number) {}

  below(bound: number): number {
    this.state = (this.state * 48_271) % 2_147_483_647
    return this.state % bound
  }
  between(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }
  /** True that many times in a hundred. */
  percent(share: number): boolean {
    return this.below(100) < share
  }
  one<T>(values: readonly T[]): T {
    if (values.length === 0) throw new Error('nothing to choose from')
    return values[this.below(values.length)] as T
  }
  /** Different ones, in their order. */
  some<T>(values: readonly T[], count: number): readonly T[] {
    const left = values.map((_, i) => i)
    const taken = Array.from(
      { length: Math.min(count, values.length) },
      () => left.splice(this.below(left.length), 1)[0],
    )
    return taken.sort((a, b) => (a as number) - (b as number)).map(i => values[i as number] as T)
  }
}
