// What a person types into a search, taken apart. Every word has to be found; the last one may be half typed.
import { limits } from '../limits'
import { foldPhrase } from './fold'
import { eachWord, isKoreanWord, isUnspacedWord, piecesOf } from './words'

export interface Term {
  readonly word: string
  /** Words that begin with it count too. */
  readonly isPrefix: boolean
  /** Instead of the word, all of these: for scripts whose words a dictionary may have cut elsewhere. */
  readonly pieces: readonly string[]
}

export interface SearchQuery {
  readonly folded: string
  /** Empty for a query without words: nothing was asked for, or only signs. */
  readonly terms: readonly Term[]
}

/** From so many letters on, a word stands for longer ones as well ("note" for "notes"). */
const STEM_LENGTH = 3

export function readQuery(text: string): SearchQuery {
  const folded = foldPhrase(text)
  const words = Array.from(eachWord(folded), ({ word }) => word)
  const unique = new Set(words.slice(0, limits.maxSearchWords))
  const last = words.at(-1)
  return {
    folded,
    terms: [...unique].map(word => ({
      word,
      isPrefix: word === last || word.length >= STEM_LENGTH || isKoreanWord(word) || isUnspacedWord(word),
      pieces: isUnspacedWord(word) ? piecesOf(word) : [],
    })),
  }
}

/** Whether a text with these index words (words.ts) is found by the query. */
export const isFound = (query: SearchQuery, words: ReadonlySet<string>): boolean =>
  query.terms.length > 0 && query.terms.every(term => hasTerm(term, words))

function hasTerm({ word, isPrefix, pieces }: Term, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true
  if (pieces.length > 0 && pieces.every(piece => words.has(piece))) return true
  if (isPrefix) for (const other of words) if (other.startsWith(word)) return true
  return false
}
