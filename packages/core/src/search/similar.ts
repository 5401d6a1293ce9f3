// Titles that are nearly what was typed. A slip is a letter too many, too few, another one, or two that changed places; long words
// may have two of them.
import type { SearchQuery, Term } from './query'
import { eachWord } from './words'

/** In shorter words a slip makes another word. */
export const SHORTEST_WITH_SLIP = 4
const LENGTH_WITH_TWO = 8

const slipsAllowed = ({ word }: Term): number =>
  word.length < SHORTEST_WITH_SLIP ? 0 : word.length < LENGTH_WITH_TWO ? 1 : 2

/** 1 where a folded title holds every word as it was typed, less with every slip, null where it does not hold them. */
export function similarityOf(title: string, { terms }: SearchQuery): number | null {
  const words = Array.from(eachWord(title), ({ word }) => word)
  let letters = 0
  let slips = 0
  for (const term of terms) {
    const fewest = Math.min(...words.map(word => slipsBetween(term, word)))
    if (fewest > slipsAllowed(term)) return null
    letters += term.word.length
    slips += fewest
  }
  return letters === 0 ? null : 1 - slips / letters
}

/** Of a word that may be half typed, what is not typed yet is no slip. */
function slipsBetween({ word, isPrefix }: Term, other: string): number {
  const most = word.length + other.length
  if (!isPrefix) return Math.abs(word.length - other.length) > 2 ? most : distance(word, other)
  if (other.startsWith(word)) return 0
  let fewest = most
  for (let length = word.length - 2; length <= word.length + 2; length++)
    if (length > 0 && length <= other.length) fewest = Math.min(fewest, distance(word, other.slice(0, length)))
  return fewest
}

/** Optimal string alignment. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
