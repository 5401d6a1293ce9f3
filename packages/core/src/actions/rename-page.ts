// Gives a page another name where its title cannot be typed: only the letters that differ are changed, so that what another person
// writes at the same time stays, and so do marks and mentions around them.
import type { Uuid } from '../ids'
import type { Run } from '../text/rich-text'
import type { Draft } from './draft'

/** The page's text has to be here. */
export function renamePage(draft: Draft, id: Uuid, name: string): void {
  const { plain, offsets } = lettersOf(draft.space.runs(id))
  const { from, to, insert } = difference(plain, name)
  const start = offsets[from] as number
  if (to > from) draft.removeText(id, start, (offsets[to - 1] as number) + 1)
  if (insert) draft.insertText(id, start, insert)
}

/** The letters of a text, and where each is in it: mentions and equations lie between them. The last is its end. */
function lettersOf(runs: readonly Run[]): { readonly plain: string; readonly offsets: readonly number[] } {
  let plain = ''
  let offset = 0
  const offsets: number[] = []
  for (const { insert } of runs) {
    const letters = typeof insert === 'string' ? insert : ''
    for (let i = 0; i < letters.length; i++) offsets.push(offset + i)
    plain += letters
    offset += letters.length || 1
  }
  return { plain, offsets: [...offsets, offset] }
}

const isLowHalf = (text: string, i: number): boolean => /[\uDC00-\uDFFF]/.test(text[i] ?? '')

/** The one range of `before` that has to be replaced; letters of two halves stay whole. */
export function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from++
  if (isLowHalf(before, from) || isLowHalf(after, from)) from--
  let end = 0
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end++
  if (isLowHalf(before, before.length - end) || isLowHalf(after, after.length - end)) end--
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}
