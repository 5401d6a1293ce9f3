// How high lines are, one below the other. All are of the usual height but those that were measured; where a line begins, and which
// line is at a height, is found without going through the others.
export class LineHeights {
  private readonly measured = new Map<number, number>()
  /** What lines are higher than usual, summed up as a Fenwick tree. */
  private sums: Float64Array | null = null

  constructor(
    readonly count: number,
    readonly usualPx: number,
  ) {}

  get totalPx(): number {
    return this.topOf(this.count)
  }
  heightOf(line: number): number {
    return this.measured.get(line) ?? this.usualPx
  }
  /** By how much everything below moves. */
  set(line: number, px: number): number {
    const change = px - this.heightOf(line)
    if (change === 0 || line < 0 || line >= this.count) return 0
    this.measured.set(line, px)
    this.sums ??= new Float64Array(this.count + 1)
    for (let at = line + 1; at <= this.count; at += at & -at) this.sums[at] = (this.sums[at] as number) + change
    return change
  }
  topOf(line: number): number {
    let extra = 0
    if (this.sums) for (let at = line; at > 0; at -= at & -at) extra += this.sums[at] as number
    return line * this.usualPx + extra
  }
  /** The line at a height; the first or last one beyond them. */
  lineAt(px: number): number {
    let [low, high] = [0, Math.max(0, this.count - 1)]
    if (!this.sums) return Math.min(high, Math.max(0, Math.floor(px / this.usualPx)))
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.topOf(middle) <= px) low = middle
      else high = middle - 1
    }
    return low
  }
}
