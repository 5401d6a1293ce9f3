// When cells of a column change by time alone, such as a verification that expires. The column is as of `now`; for another time this
// returns the cells to read again.

export class CellClock {
  /** By slot, for rows whose cell changes at a time at all. */
  private readonly times = new Map<number, number>()
  private next = Number.POSITIVE_INFINITY

  /** The cells are as they are at this time. */
  constructor(public now: number) {}

  /** When the cell of a row becomes another; undefined: never. */
  set(slot: number, time: number | undefined): void {
    if (time === undefined) this.times.delete(slot)
    else this.times.set(slot, time)
    if (time !== undefined && time > this.now) this.next = Math.min(this.next, time)
  }

  /** The slots whose cells are others at this time. It may also be earlier: people ask with clocks of their own. */
  advance(now: number): readonly number[] {
    const before = this.now
    if (now >= before && now < this.next) return []
    this.now = now
    const [from, to] = now < before ? [now, before] : [before, now]
    const passed: number[] = []
    this.next = Number.POSITIVE_INFINITY
    for (const [slot, time] of this.times) {
      if (time > from && time <= to) passed.push(slot)
      if (time > now) this.next = Math.min(this.next, time)
    }
    return passed
  }
}
