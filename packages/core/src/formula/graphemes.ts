// Letters as people count them: an emoji, a flag and a letter with its accents are one each, whatever they are made of.

/** Nothing below joins with what follows it, but for a line break of two. */
function isSimple(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0x300 || unit === 0x0d) return false
  }
  return true
}

/** Made when it is needed: the tables behind it take a frame to load. */
let segmenter: Intl.Segmenter | undefined
/** Segmenters take a time for each letter that grows with the whole text: they are given it in pieces. No letter is longer. */
const PIECE = 512

function* eachGrapheme(text: string): Generator<string> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (let at = 0; at < text.length; ) {
    const isLast = at + PIECE >= text.length
    // Half a character at the end would part what it belongs to from what stands before it.
    const isHalf = /[\ud800-\udbff]/.test(text.charAt(at + PIECE - 1))
    const piece = text.slice(at, at + PIECE - Number(isHalf && !isLast))
    const letters = Array.from(segmenter.segment(piece), ({ segment }) => segment)
    // What stands at the end of a piece may go on in the next one, which begins with it.
    if (!isLast && letters.length > 1) letters.pop()
    for (const letter of letters) {
      yield letter
      at += letter.length
    }
  }
}

export const graphemesOf = (text: string): readonly string[] =>
  isSimple(text) ? text.split('') : Array.from(eachGrapheme(text))

export function countGraphemes(text: string): number {
  if (isSimple(text)) return text.length
  let count = 0
  for (const _ of eachGrapheme(text)) count++
  return count
}

/** From the beginning of one letter to that of another. */
export const sliceGraphemes = (text: string, from: number, to?: number): string =>
  isSimple(text) ? text.slice(from, to) : graphemesOf(text).slice(from, to).join('')
