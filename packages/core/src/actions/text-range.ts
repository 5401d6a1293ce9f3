// One range of a text with other letters in its place: what changed between two wordings, and no letter more, so that what another
// person writes at the same time stays.
import type { Uuid } from '../ids'
import type { Draft } from './draft'

export interface TextChange {
  readonly from: number
  readonly to: number
  readonly insert: string
}

const isLowHalf = (text: string, i: number): boolean => /[\uDC00-\uDFFF]/.test(text[i] ?? '')

/** The one range of `before` that has to be replaced; letters of two halves stay whole. */
export function difference(before: string, after: string): TextChange {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from++
  if (isLowHalf(before, from) || isLowHalf(after, from)) from--
  let end = 0
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end++
  if (isLowHalf(before, before.length - end) || isLowHalf(after, after.length - end)) end--
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}

/** In offsets of the block. */
export function replaceText(draft: Draft, id: Uuid, { from, to, insert }: TextChange): void {
  if (to > from) draft.removeText(id, from, to)
  if (insert) draft.insertText(id, from, insert)
}
