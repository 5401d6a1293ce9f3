// What turns one text into another, as one cut and one insertion, so that only what a person changed is sent.
interface TextChange {
  readonly from: number
  readonly to: number
  readonly insert: string
}

export function changeBetween(before: string, after: string): TextChange | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let end = 0
  while (end < shorter - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}

/** The same change in a text that another person changed meanwhile. Where both touched the same place, theirs comes first. */
export function rebased(change: TextChange, base: string, now: string): TextChange {
  const other = changeBetween(base, now)
  if (!other) return change
  const shift = other.insert.length - (other.to - other.from)
  const move = (at: number): number =>
    at < other.from ? at : at >= other.to ? at + shift : other.from + other.insert.length
  const from = move(change.from)
  return { from, to: Math.max(from, move(change.to)), insert: change.insert }
}
