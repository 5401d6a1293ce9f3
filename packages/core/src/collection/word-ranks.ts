// Dictionary order as numbers. `Intl.Collator` compares two words slowly and gives no sort keys; so all words are ordered once, and
// each gets a number that sorts like it. A word that comes later gets a number between its neighbours.
import { fold } from '../search/fold'

const collators = new Map<string, Intl.Collator>()
/** Numbers inside words count as numbers: "Part 2" stands before "Part 10". */
export function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale)
  if (known) return known
  let collator: Intl.Collator
  try {
    collator = new Intl.Collator(locale, { numeric: true })
  } catch {
    collator = new Intl.Collator('en', { numeric: true })
  }
  if (collators.size >= 50) collators.clear()
  collators.set(locale, collator)
  return collator
}

export class WordRanks {
  private readonly sorted: string[]
  private readonly numbers: number[]
  private readonly rankOf = new Map<string, number>()
  private readonly compare: (a: string, b: string) => number
  private readonly atFirst: number
  /** No number was left between two neighbours, or most words are gone: the ranks must be rebuilt. */
  isWorn = false

  constructor(words: Iterable<string>, locale: string) {
    this.compare = collatorOf(locale).compare
    const distinct = new Set(words)
    distinct.delete('')
    const sorted = sortKeyed(distinct, this.compare)
    this.sorted = sorted.map(({ word }) => word)
    this.numbers = []
    let rank = 0
    let last: Keyed | undefined
    for (const one of sorted) {
      // Words that count as the same one have the same key.
      if (last?.key !== one.key || this.compare(last.word, one.word) !== 0) rank++
      this.numbers.push(rank)
      this.rankOf.set(one.word, rank)
      last = one
    }
    this.atFirst = this.sorted.length
  }

  /** The number of a word, which is one of them from now on. */
  add(word: string): number {
    const known = this.rankOf.get(word)
    if (known !== undefined) return known
    const at = this.place(word)
    const above = this.sorted[at]
    const rank =
      above !== undefined && this.compare(above, word) === 0 ? (this.numbers[at] as number) : this.between(at)
    this.sorted.splice(at, 0, word)
    this.numbers.splice(at, 0, rank)
    this.rankOf.set(word, rank)
    if (this.sorted.length > this.atFirst * 2 + 10_000) this.isWorn = true
    return rank
  }

  /** Where a word stands or would stand. */
  locate(word: string): number {
    const known = this.rankOf.get(word)
    if (known !== undefined) return known
    const at = this.place(word)
    const above = this.sorted[at]
    return above !== undefined && this.compare(above, word) === 0 ? (this.numbers[at] as number) : this.between(at)
  }

  private between(at: number): number {
    const below = this.numbers[at - 1] ?? 0
    const above = this.numbers[at]
    if (above === undefined) return below + 1
    const rank = (below + above) / 2
    if (rank <= below || rank >= above) this.isWorn = true
    return rank
  }

  /** Of the first word that is not before this one. */
  private place(word: string): number {
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.compare(this.sorted[middle] as string, word) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

interface Keyed {
  readonly word: string
  readonly key: string
}

/** Longer numbers behind shorter ones, as they stand. */
const digits = /\d+/g
const keyOf = (word: string): string =>
  fold(word).replace(digits, number => String.fromCharCode(48 + Math.min(number.length, 9)) + number)

/** Keys are nearly in order, and quick to sort; what is nearly in order the slow comparison finishes in few steps. */
function sortKeyed(words: Iterable<string>, compare: (a: string, b: string) => number): readonly Keyed[] {
  return Array.from(words, (word): Keyed => ({ word, key: keyOf(word) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .sort((a, b) => compare(a.word, b.word))
}

export const sortWords = (words: Iterable<string>, compare: (a: string, b: string) => number): string[] =>
  sortKeyed(words, compare).map(({ word }) => word)
