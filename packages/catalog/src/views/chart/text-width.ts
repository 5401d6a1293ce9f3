// How wide words are at the size of a chart's figures: near enough to leave room for them, without asking a screen.
const NARROW = 6.7
const DIGIT = 7.7
const WIDE = 12
const isDigit = (character: string): boolean => character >= '0' && character <= '9'
const isWide = (character: string): boolean => (character.codePointAt(0) ?? 0) > 0x2e7f

export function textWidth(words: string): number {
  let width = 0
  for (const character of words) width += isWide(character) ? WIDE : isDigit(character) ? DIGIT : NARROW
  return width
}
/** Cut so that it fits, with a sign that it was. */
export function shortened(words: string, width: number): string {
  if (textWidth(words) <= width) return words
  let kept = ''
  for (const character of words) {
    if (textWidth(kept + character) + NARROW > width) break
    kept += character
  }
  return `${kept.trimEnd()}…`
}
