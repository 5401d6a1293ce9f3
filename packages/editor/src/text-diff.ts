// Where two contents differ: one range, as small as it can be, that never cuts a surrogate pair.
import type { Fragment } from 'prosemirror-model'

interface TextDiff {
  readonly from: number
  /** Ends in the old and in the new content. */
  readonly before: number
  readonly after: number
}

export function textDiff(before: Fragment, after: Fragment): TextDiff | null {
  const from = before.findDiffStart(after)
  if (from === null) return null
  const end = before.findDiffEnd(after) ?? { a: before.size, b: after.size }
  // "aa" → "a": start and end claim the same letter.
  const overlap = Math.max(0, from - Math.min(end.a, end.b))
  return { from, before: end.a + overlap, after: end.b + overlap }
}
