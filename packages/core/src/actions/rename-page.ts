// Gives a page, or a tab, another name where its title cannot be typed: only the letters that differ are changed, so that what another person
// writes at the same time stays, and so do marks and mentions around them.
import type { Uuid } from '../ids'
import type { Run } from '../text/rich-text'
import type { Draft } from './draft'
import { difference, replaceText } from './text-range'

/** The page's text has to be here. */
export function renamePage(draft: Draft, id: Uuid, name: string): void {
  const { plain, offsets } = lettersOf(draft.space.runs(id))
  const { from, to, insert } = difference(plain, name)
  const start = offsets[from] as number
  replaceText(draft, id, { from: start, to: to > from ? (offsets[to - 1] as number) + 1 : start, insert })
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
