// Days around today, so that calendars are full whenever this runs.
const DAY_MS = 86_400_000

export class Days {
  constructor(private readonly now: number) {}

  /** `YYYY-MM-DD`. */
  at(offset: number): string {
    return new Date(this.now + offset * DAY_MS).toISOString().slice(0, 10)
  }
  /** The working day on it or right after it. */
  working(offset: number): string {
    return this.at(this.workingOffset(offset))
  }
  workingOffset(offset: number): number {
    const day = this.weekday(offset)
    return day === 6 ? offset + 2 : day === 0 ? offset + 1 : offset
  }
  /** The Monday on it or right before it. */
  monday(offset: number): number {
    return offset - ((this.weekday(offset) + 6) % 7)
  }
  /** "3 November". */
  words(offset: number): string {
    return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      this.now + offset * DAY_MS,
    )
  }
  /** 0 is Sunday. */
  private weekday(offset: number): number {
    return new Date(this.now + offset * DAY_MS).getUTCDay()
  }
}
