// So many at once, and so many a second from then on. Whoever stays below that never notices; nobody has to wait for a window
// to end.
export class TokenBucket {
  private tokens: number
  private filledAt: number

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {
    this.tokens = burst
    this.filledAt = now()
  }

  /** How many of `wanted` may go ahead: the first ones. Those are counted, the others are not. */
  take(wanted = 1): number {
    this.fill()
    const taken = Math.min(wanted, Math.floor(this.tokens))
    this.tokens -= taken
    return taken
  }
  /** How long until one more may go ahead. */
  get waitMs(): number {
    this.fill()
    return Math.max(0, Math.ceil(((1 - this.tokens) / this.perSecond) * 1000))
  }
  get isFull(): boolean {
    this.fill()
    return this.tokens >= this.burst
  }

  private fill(): void {
    const now = this.now()
    // A clock that was set back gives nothing, and takes nothing away either.
    const seconds = Math.max(0, now - this.filledAt) / 1000
    this.tokens = Math.min(this.burst, this.tokens + seconds * this.perSecond)
    this.filledAt = now
  }
}
