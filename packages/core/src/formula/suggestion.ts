// What may have been meant by a name that nobody knows.
import { formulaFunctions } from './functions/all'

/** Letters to add, take away or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])))
    row = next
  }
  return row[b.length] ?? 0
}

/** The name of a function; null where none is near. */
export function suggestion(name: string): string | null {
  if (name.length > 20) return null
  const folded = name.toLowerCase()
  const allowed = name.length < 4 ? 1 : 2
  let best: string | null = null
  let fewest = allowed + 1
  for (const fn of formulaFunctions) {
    const slips = distance(folded, fn.name.toLowerCase())
    if (slips < fewest) [best, fewest] = [fn.name, slips]
  }
  return best
}
