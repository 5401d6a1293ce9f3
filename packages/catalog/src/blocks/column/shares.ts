// The widths of two neighbouring columns, as one is made wider at the other's cost.

/** A column keeps at least this part of what the two have together. */
const LEAST = 0.15

/** The shares of both after the border moved by `part` of their common width. */
export function shifted(before: number, after: number, part: number): readonly [number, number] {
  const both = before + after
  const first = Math.min(Math.max(before / both + part, LEAST), 1 - LEAST) * both
  return [round(first), round(both - first)]
}
const round = (value: number): number => Math.round(value * 1e4) / 1e4

/** The share that a column says it has. */
export const ratioOf = (format: Readonly<Record<string, unknown>> | undefined): number => {
  const ratio = format?.['column_ratio']
  return typeof ratio === 'number' && ratio > 0 ? ratio : 1
}
