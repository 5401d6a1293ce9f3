// Which lines of a long list are drawn: those that can be seen and some around them, in steps, so that scrolling draws seldom.

export interface Span {
  readonly from: number
  /** One past the last. */
  readonly to: number
}

const STEP = 8
const AROUND = 12

/** `topPx`: where the list begins, counted from the upper edge of what can be seen. */
export function spanOf(topPx: number, linePx: number, seenPx: number, lines: number): Span {
  const first = Math.floor(-topPx / linePx) - AROUND
  const last = Math.ceil((seenPx - topPx) / linePx) + AROUND
  const within = (line: number): number => Math.min(lines, Math.max(0, line))
  return { from: within(Math.floor(first / STEP) * STEP), to: within(Math.ceil(last / STEP) * STEP) }
}

/** The rows on these lines, of rows in the order of their lines. */
export function rowsIn<Row extends { readonly line: number }>(
  rows: readonly Row[],
  { from, to }: Span,
): readonly Row[] {
  return rows.slice(firstFrom(rows, from), firstFrom(rows, to))
}
function firstFrom(rows: readonly { readonly line: number }[], line: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle] as { line: number }).line < line) low = middle + 1
    else high = middle
  }
  return low
}
