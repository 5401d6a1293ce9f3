// The words of a folded text. Scripts that write without spaces are cut by the dictionaries of `Intl.Segmenter`; everything else
// is cut where letters end, which is sixty times as quick.

/** Scripts without spaces, and in how long pieces any stretch of them is found: dictionaries cut the same word differently here and there. */
const characters = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\u30fc\u3005\u3006'
const letters = '\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}'
const CHARACTERS_PER_PIECE = 2
const LETTERS_PER_PIECE = 3

const token = new RegExp(
  `[${characters}]+|[${letters}]+|(?:(?![${characters}${letters}])[\\p{L}\\p{N}\\p{M}])+|\\p{RI}\\p{RI}|(?![\\p{L}\\p{N}])\\p{Extended_Pictographic}`,
  'gu',
)
const unspacedRun = new RegExp(`[${characters}]+|[${letters}]+`, 'gu')
const ofCharacters = new RegExp(`^[${characters}]`, 'u')
const isUnspaced = new RegExp(`^[${characters}${letters}]`, 'u')
/** Korean writes its particles onto its words. */
const isKorean = /^\p{sc=Hang}+$/u

/** The limit of a word in queries and in the index. */
const LONGEST_WORD = 64
/** Never ends with half a character. */
const cut = (word: string): string =>
  word.length <= LONGEST_WORD ? word : word.slice(0, LONGEST_WORD).replace(/[\ud800-\udbff]$/, '')

let segmenter: Intl.Segmenter | undefined
function segments(run: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  return Array.from(segmenter.segment(run), ({ segment }) => segment)
}

interface Word {
  readonly word: string
  /** Its place in the folded text. */
  readonly at: number
}

/** The words of a folded text, in order. */
export function* eachWord(folded: string): Iterable<Word> {
  for (const match of folded.matchAll(token)) {
    const [run] = match
    if (!isUnspaced.test(run)) {
      yield { word: cut(run), at: match.index }
      continue
    }
    let at = match.index
    for (const word of segments(run)) {
      yield { word: cut(word), at }
      at += word.length
    }
  }
}

const pieceLength = (run: string): number => (ofCharacters.test(run) ? CHARACTERS_PER_PIECE : LETTERS_PER_PIECE)

/** All pieces of a run of a script without spaces; fewer characters than a piece has make none. */
export function piecesOf(run: string): string[] {
  const [all, length] = [Array.from(run), pieceLength(run)]
  return all.slice(length - 1).map((_, i) => all.slice(i, i + length).join(''))
}
/** What is left at the end of a run, so that a stretch shorter than a piece begins something everywhere. */
function endsOf(run: string): string[] {
  const all = Array.from(run)
  return Array.from({ length: Math.min(all.length, pieceLength(run) - 1) }, (_, i) => all.slice(-1 - i).join(''))
}

/** Everything that a folded text is found by. */
export function addIndexWords(folded: string, to: Set<string>): Set<string> {
  for (const { word } of eachWord(folded)) to.add(word)
  for (const [run] of folded.matchAll(unspacedRun)) {
    for (const piece of piecesOf(run)) to.add(piece)
    for (const end of endsOf(run)) to.add(end)
  }
  return to
}
export const indexWords = (folded: string): Set<string> => addIndexWords(folded, new Set())

export const isUnspacedWord = (word: string): boolean => isUnspaced.test(word)
export const isKoreanWord = (word: string): boolean => isKorean.test(word)
