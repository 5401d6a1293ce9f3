// A change that somebody made in one wording, for the wording that there is now.
import { difference, type TextChange } from '@sheaf/core/actions/text-range'

/** The same change in a text that another person changed meanwhile. Where both touched the same place, theirs comes first. */
export function rebased(change: TextChange, base: string, now: string): TextChange {
  const other = difference(base, now)
  const shift = other.insert.length - (other.to - other.from)
  const move = (at: number): number =>
    at < other.from ? at : at >= other.to ? at + shift : other.from + other.insert.length
  const from = move(change.from)
  return { from, to: Math.max(from, move(change.to)), insert: change.insert }
}
