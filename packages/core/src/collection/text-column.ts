// Texts of one property. Beside each stands what filters compare (folded, made when a filter first asks) and, per language, its
// place in the dictionary order (see word-ranks.ts).
import { fold } from '../search/fold'
import type { Cell } from './column'
import { WordRanks } from './word-ranks'

/** Languages whose order is kept at once; people of one space rarely read in more. */
const LOCALES = 4

interface Ranked {
  readonly words: WordRanks
  ranks: Float64Array
}

export class TextColumn {
  readonly form = 'text'
  /** '' is empty. */
  readonly texts: string[]
  private folds: string[] | undefined
  private readonly ranked = new Map<string, Ranked>()

  constructor(private capacity: number) {
    this.texts = Array.from({ length: capacity }, () => '')
  }

  get(slot: number): Cell {
    return this.texts[slot] || null
  }

  set(slot: number, cell: Cell): void {
    const text = typeof cell === 'string' ? cell : ''
    if (this.texts[slot] === text) return
    this.texts[slot] = text
    if (this.folds) this.folds[slot] = fold(text)
    for (const { words, ranks } of this.ranked.values()) ranks[slot] = text ? words.add(text) : Number.NaN
  }

  grow(capacity: number): void {
    for (let slot = this.capacity; slot < capacity; slot++) {
      this.texts.push('')
      this.folds?.push('')
    }
    for (const ranked of this.ranked.values()) {
      const wider = new Float64Array(capacity).fill(Number.NaN)
      wider.set(ranked.ranks)
      ranked.ranks = wider
    }
    this.capacity = capacity
  }

  get folded(): readonly string[] {
    this.folds ??= this.texts.map(fold)
    return this.folds
  }

  /** The order of a language: by slot, NaN for empty; and of any other text among them. */
  ranksIn(locale: string): Ranked {
    const known = this.ranked.get(locale)
    if (known && !known.words.isWorn) return known
    this.ranked.delete(locale)
    const words = new WordRanks(this.texts, locale)
    const ranked = { words, ranks: Float64Array.from(this.texts, text => (text ? words.add(text) : Number.NaN)) }
    if (this.ranked.size >= LOCALES) this.ranked.delete([...this.ranked.keys()][0] as string)
    this.ranked.set(locale, ranked)
    return ranked
  }

  get bytes(): number {
    let letters = 0
    // Some of them stand for all: this is asked often and answered roughly.
    const step = Math.max(1, Math.floor(this.texts.length / 200))
    for (let slot = 0; slot < this.texts.length; slot += step) letters += (this.texts[slot] as string).length
    const texts = letters * step * (this.folds ? 2 : 1) + this.texts.length * 24
    return texts + this.ranked.size * this.texts.length * 24
  }
}
