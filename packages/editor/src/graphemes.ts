// Borders of what people see as one character: a letter with its accents, an emoji of several code points.

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Graphemes longer than this are cut here rather than searched for across a whole text. */
const WINDOW = 64

/** The offset where the grapheme before the offset starts. */
export function graphemeBefore(text: string, offset: number): number {
  const from = start(text, Math.max(0, offset - WINDOW))
  let border = from
  for (const { index } of segmenter.segment(text.slice(from, offset))) border = from + index
  return border
}
/** The offset where the grapheme after the offset ends. */
export function graphemeAfter(text: string, offset: number): number {
  const [first] = segmenter.segment(text.slice(offset, offset + WINDOW))
  return offset + (first?.segment.length ?? 0)
}
/** Not inside a surrogate pair. */
const start = (text: string, offset: number): number =>
  offset > 0 && isLowSurrogate(text.charCodeAt(offset)) ? offset - 1 : offset
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff
