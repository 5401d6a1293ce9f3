// Several words in one: separated by commas, in quotes where a word has a comma itself, so that they come apart the same.

const needsQuotes = /[,;\n]|^["\s]|\s$/

export const joinWords = (words: readonly string[]): string =>
  words.map(word => (needsQuotes.test(word) ? `"${word.replaceAll('"', '""')}"` : word)).join(', ')

/** Commas, semicolons and line breaks separate. A quote in the middle of a word is a letter like any other. */
export function splitWords(text: string): readonly string[] {
  const piece = /\s*(?:"((?:[^"]|"")*)"(?=\s*(?:[,;\n]|$))|([^,;\n]*))\s*(?:[,;\n]|$)/gy
  const found: string[] = []
  while (piece.lastIndex < text.length) {
    const match = piece.exec(text)
    if (!match) break
    const word = match[1] === undefined ? (match[2] ?? '').trim() : match[1].replaceAll('""', '"')
    if (word !== '') found.push(word)
  }
  return [...new Set(found)]
}
