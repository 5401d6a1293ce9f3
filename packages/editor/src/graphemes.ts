// Borders of what people see as one character: a letter with its accents, an emoji of several code points.

/** Made when it is needed: the tables behind it take a frame to load. */
let segmenter: Intl.Segmenter | undefined
const segmentsOf = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })).segment(text)
/** Graphemes longer than this are cut here rather than searched for across a whole text. */
const WINDOW = 64

/** Neither joins with the other: nothing below U+0300 does, but for a line break of two. */
const areApart = (before: number, after: number): boolean => before < 0x300 && after < 0x300 && before !== 0x0d

/** The offset where the grapheme before the offset starts. */
export function graphemeBefore(text: string, offset: number): number {
  if (offset > 1 && areApart(text.charCodeAt(offset - 2), text.charCodeAt(offset - 1))) return offset - 1
  const from = start(text, Math.max(0, offset - WINDOW))
  let border = from
  for (const { index } of segmentsOf(text.slice(from, offset))) border = from + index
  return border
}
/** The offset where the grapheme after the offset ends. */
export function graphemeAfter(text: string, offset: number): number {
  if (offset + 1 < text.length && areApart(text.charCodeAt(offset), text.charCodeAt(offset + 1))) return offset + 1
  const [first] = segmentsOf(text.slice(offset, offset + WINDOW))
  return offset + (first?.segment.length ?? 0)
}
/** Not inside a surrogate pair. */
const start = (text: string, offset: number): number =>
  offset > 0 && isLowSurrogate(text.charCodeAt(offset)) ? offset - 1 : offset
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff
