// Finds things by what is typed: the start of the name before the start of a word, that before the middle; other words after the
// name's own. Accents and capitals do not count.
import { fold, foldPhrase } from '@sheaf/core/search/fold'

interface Names {
  readonly name: string
  readonly others?: readonly string[]
}
interface Wanted {
  readonly text: string
  readonly words: readonly string[]
  /** At the start of a word. */
  readonly start: RegExp
}
function wantedOf(query: string): Wanted {
  const text = foldPhrase(query)
  const start = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(text)}`, 'u')
  return { text, words: text.split(' '), start }
}
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Smaller is better; null where nothing matches. All words that were typed have to be found. */
export const rankOf = (query: string, name: string, others: readonly string[] = []): number | null =>
  rank(wantedOf(query), fold(name), others.map(fold))

function rank(wanted: Wanted, name: string, others: readonly string[]): number | null {
  if (wanted.text === '') return 0
  let best = rankIn(wanted, name)
  for (const other of others) best = Math.min(best, rankIn(wanted, other) + 3)
  if (best !== Infinity) return best
  const { words } = wanted
  const isEach =
    words.length > 1 && words.every(word => name.includes(word) || others.some(text => text.includes(word)))
  return isEach ? 9 : null
}
function rankIn({ text: wanted, start }: Wanted, text: string): number {
  if (text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  if (!text.includes(wanted)) return Infinity
  if (start.test(text)) return 2
  return wanted.length > 1 ? 5 : Infinity
}

/** Folding is most of the work, and things are looked through at every key. */
const foldedNames = new WeakMap<object, { readonly name: string; readonly others: readonly string[] }>()
function namesOf<T extends object>(
  thing: T,
  wordsOf: (thing: T) => Names,
): { name: string; others: readonly string[] } {
  const known = foldedNames.get(thing)
  if (known) return known
  const { name, others = [] } = wordsOf(thing)
  const made = { name: fold(name), others: others.map(fold) }
  foldedNames.set(thing, made)
  return made
}

/** The things that match, best first; equals keep their order. A thing's words never change. */
export function ranked<T extends object>(query: string, things: readonly T[], wordsOf: (thing: T) => Names): T[] {
  const wanted = wantedOf(query)
  return things
    .flatMap((thing, place) => {
      const { name, others } = namesOf(thing, wordsOf)
      const found = rank(wanted, name, others)
      return found === null ? [] : [{ thing, found, place }]
    })
    .sort((a, b) => a.found - b.found || a.place - b.place)
    .map(({ thing }) => thing)
}
