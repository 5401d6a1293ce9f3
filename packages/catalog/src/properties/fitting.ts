// What fits the words searched in a list to pick from.

const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
    .trim()

/** What begins with the words stands before what only has them somewhere; accents and case do not count. */
export function fitting<T>(items: readonly T[], words: string, wordsOf: (item: T) => string): readonly T[] {
  const wanted = folded(words)
  if (wanted === '') return items
  const ranked = items.map(item => ({ item, at: folded(wordsOf(item)).indexOf(wanted) })).filter(({ at }) => at >= 0)
  return [...ranked.filter(({ at }) => at === 0), ...ranked.filter(({ at }) => at > 0)].map(({ item }) => item)
}
