// Text as search compares it: lower case, without accents and vowel points, wide and narrow forms made one. Folding goes cluster
// by cluster (a letter with its marks), so that a place in the folded text leads back to a place in the text itself.

import { latinLetters } from '../names/latin-letters'

/** Accents of Latin, Greek and Cyrillic, points of Hebrew, vowels and stretching of Arabic, signs nobody sees. Marks of other scripts are letters to their readers. */
const dropped =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670\u200b-\u200f\u2060\ufeff\u00ad]|\ufe0e|\ufe0f/gu
/** Letters that Unicode does not take apart. */
const alike: Readonly<Record<string, string>> = {
  ...latinLetters,
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
}
const letters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu')
/** Korean syllables that were typed letter by letter belong together. */
const cluster = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gu
const beyondAscii = /[\u0080-\uffff]/

const foldCluster = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(dropped, '')
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(dropped, '')
    .normalize('NFC')
    .replaceAll(letters, letter => alike[letter] ?? letter)

const known = new Map<string, string>()
/** Texts repeat their letters: each is worked out once. */
function knownFold(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const folded = foldCluster(text)
  if (text.length <= 4) {
    if (known.size >= 20_000) known.clear()
    known.set(text, folded)
  }
  return folded
}

export function fold(text: string): string {
  return beyondAscii.test(text) ? text.replaceAll(cluster, knownFold) : text.toLowerCase()
}

/** A title or a query: what stands between its words does not count. */
export const foldPhrase = (text: string): string => fold(text).replaceAll(/\s+/gu, ' ').trim()

interface FoldedText {
  readonly folded: string
  /** For each place in the folded text, the place in the text where the cluster begins that it comes from; at the end, its length. */
  readonly places: readonly number[]
}

export function foldWithPlaces(text: string): FoldedText {
  const places: number[] = []
  let folded = ''
  for (const match of text.matchAll(cluster)) {
    const part = knownFold(match[0])
    for (let i = 0; i < part.length; i++) places.push(match.index)
    folded += part
  }
  places.push(text.length)
  return { folded, places }
}
