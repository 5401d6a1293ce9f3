// Where a query matches in a text, and the snippet around it. Ranges are numbers, so that content is never taken for markup.
import { foldWithPlaces } from './fold'
import type { SearchQuery, Term } from './query'
import { eachWord, isUnspacedWord } from './words'

/** From one place in the text up to another, which is not in it any more. */
export type TextRange = readonly [from: number, to: number]

export interface Highlighted {
  readonly text: string
  readonly ranges: readonly TextRange[]
}

const SNIPPET_LENGTH = 160
const BEFORE_MATCH = 40
const ELLIPSIS = '…'

/** The positions of the query's words in a text, in order, without overlaps. */
export function rangesIn(text: string, query: SearchQuery): TextRange[] {
  if (query.terms.length === 0) return []
  const { folded, places } = foldWithPlaces(text)
  const end = (at: number): number => {
    // A mark that was dropped belongs to the letter before it, and what one letter unfolds to is one letter.
    let next = at
    while (next < folded.length && places[next] === places[at - 1]) next++
    return places[next] ?? text.length
  }
  return foldedRanges(folded, query).map(([from, to]): TextRange => [places[from] ?? 0, end(to)])
}

/** The same in a text that is folded already. */
export function foldedRanges(folded: string, { terms }: SearchQuery): TextRange[] {
  const found: TextRange[] = []
  const spaced = terms.filter(term => !isUnspacedWord(term.word))
  if (spaced.length > 0)
    for (const { word, at } of wordsIn(folded, spaced)) {
      const length = Math.max(...spaced.map(term => matchedLength(term, word)))
      if (length > 0) found.push([at, at + length])
    }
  for (const { word, pieces } of terms.filter(term => isUnspacedWord(term.word))) {
    const whole = occurrences(folded, word)
    found.push(...(whole.length > 0 ? whole : pieces.flatMap(piece => occurrences(folded, piece))))
  }
  return merged(found)
}

/** Words are cut only where one of the terms stands: most texts hold none. */
const wordsIn = (folded: string, terms: readonly Term[]): ReturnType<typeof eachWord> | [] =>
  terms.some(({ word }) => folded.includes(word)) ? eachWord(folded) : []

const matchedLength = ({ word, isPrefix }: Term, found: string): number =>
  found === word || (isPrefix && found.startsWith(word)) ? word.length : 0

function occurrences(folded: string, word: string): TextRange[] {
  const found: TextRange[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    found.push([at, at + word.length])
  return found
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const out: [number, number][] = []
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = out.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else out.push([from, to])
  }
  return out
}

/** A line of the text with the first place where the query is found; null where it is not. */
export function snippetOf(text: string, query: SearchQuery): Highlighted | null {
  const ranges = rangesIn(text, query)
  const [first] = ranges
  if (!first) return null
  if (text.length <= SNIPPET_LENGTH) return { text, ranges }
  const from = first[0] <= BEFORE_MATCH ? 0 : wordBegin(text, first[0] - BEFORE_MATCH, first[0])
  const to = wholeCharacters(text, Math.max(first[1], Math.min(text.length, from + SNIPPET_LENGTH)))
  const [head, tail] = [from > 0 ? ELLIPSIS : '', to < text.length ? ELLIPSIS : '']
  const shift = head.length - from
  return {
    text: `${head}${text.slice(from, to)}${tail}`,
    ranges: ranges.flatMap(([begin, end]): TextRange[] =>
      end <= to && begin >= from ? [[begin + shift, end + shift]] : [],
    ),
  }
}

/** The first beginning of a word after a place, or the place itself in a script without spaces. */
function wordBegin(text: string, from: number, before: number): number {
  const space = text.slice(from, before).search(/\s\S/u)
  return space < 0 ? wholeCharacters(text, from) : from + space + 1
}
/** Not between the halves of a character. */
const wholeCharacters = (text: string, at: number): number =>
  at > 0 && at < text.length && /[\ud800-\udbff]/.test(text[at - 1] ?? '') ? at + 1 : at
