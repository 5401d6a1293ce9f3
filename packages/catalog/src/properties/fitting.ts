// What fits the words searched in a list to pick from.
import { foldPhrase } from '@sheaf/core/search/fold'

/** What begins with the words stands before what only has them somewhere; accents and case do not count. */
export function fitting<T>(items: readonly T[], words: string, wordsOf: (item: T) => string): readonly T[] {
  const wanted = foldPhrase(words)
  if (wanted === '') return items
  const ranked = items
    .map(item => ({ item, at: foldPhrase(wordsOf(item)).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
  return [...ranked.filter(({ at }) => at === 0), ...ranked.filter(({ at }) => at > 0)].map(({ item }) => item)
}
