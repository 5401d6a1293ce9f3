// What happened, as one number: two runs of a seed are the same run when their traces are equal.

export class Trace {
  private low = 0x811c9dc5
  private high = 0x9747b28c
  readonly counts = new Map<string, number>()
  /** The last lines, kept only when asked for. */
  readonly lines: string[] = []

  constructor(private readonly keep = 0) {}

  note(what: string, ...details: readonly (string | number | boolean | undefined)[]): void {
    this.count(what)
    const line = details.length ? `${what} ${details.join(' ')}` : what
    for (let i = 0; i < line.length; i++) {
      const code = line.charCodeAt(i)
      this.low = Math.imul(this.low ^ code, 0x01000193)
      this.high = Math.imul(this.high ^ code, 0x5bd1e995) ^ (this.high >>> 13)
    }
    if (this.keep === 0) return
    this.lines.push(line)
    if (this.lines.length > this.keep) this.lines.shift()
  }
  count(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by)
  }
  get hash(): string {
    return (this.low >>> 0).toString(16).padStart(8, '0') + (this.high >>> 0).toString(16).padStart(8, '0')
  }
}
