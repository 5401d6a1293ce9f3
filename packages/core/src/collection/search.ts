// Rows that contain all the words of a search, each of them in any text of the row.
import { foldPhrase } from '../search/fold'
import type { SlotTest } from './condition'
import type { TextColumn } from './text-column'

export function compileSearch(search: string | undefined, columns: () => readonly TextColumn[]): SlotTest | null {
  const words = foldPhrase(search ?? '')
    .split(' ')
    .filter(word => word !== '')
  if (!words.length) return null
  const texts = columns().map(column => column.folded)
  return slot => words.every(word => texts.some(folded => (folded[slot] as string).includes(word)))
}
