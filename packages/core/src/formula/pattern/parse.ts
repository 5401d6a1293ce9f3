// Regular expressions as formulas know them: those of JavaScript without what needs going back (looking around, repeating what was
// found). What is left can be run in a time that grows with the text only; see run.ts.
import { inEnglish, type Phrase, phrase } from '../../phrase'

export type Test = (codePoint: number) => boolean
export type Piece =
  | { readonly kind: 'one'; readonly test: Test }
  | { readonly kind: 'at'; readonly place: 'start' | 'end' | 'word edge' | 'no word edge' }
  | { readonly kind: 'sequence' | 'either'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'group'; readonly number: number; readonly piece: Piece }
  | {
      readonly kind: 'repeat'
      readonly piece: Piece
      readonly min: number
      readonly max: number
      readonly isLazy: boolean
    }

export interface ParsedPattern {
  readonly piece: Piece
  readonly groups: number
  readonly names: ReadonlyMap<string, number>
}

/** Why a pattern is invalid, as a message for its author. */
export class PatternFault extends Error {
  constructor(readonly phrase: Phrase) {
    super(inEnglish(phrase))
  }
}
const MAX_LENGTH = 1000
const MAX_REPEAT = 1000
const MAX_DEPTH = 50
const MAX_GROUPS = 30

const fault = (wrong: Phrase): never => {
  throw new PatternFault(wrong)
}

const missing = (sign: string): never => fault(phrase('Missing “{sign}” in this pattern', { sign }))
const nothingBefore = (sign: string): never =>
  fault(phrase('Nothing to repeat before “{sign}” in this pattern', { sign }))

/** What stands for one letter, as JavaScript understands it: on one letter it cannot take long. */
function testOf(source: string): Test {
  let native: RegExp
  try {
    native = new RegExp(`^${source}$`, 'u')
  } catch {
    try {
      native = new RegExp(`^${source}$`)
    } catch {
      return fault(phrase('“{part}” isn’t valid in this pattern', { part: source }))
    }
  }
  const known = Array.from({ length: 128 }, (_, code) => native.test(String.fromCharCode(code)))
  return code => known[code] ?? native.test(String.fromCodePoint(code))
}

const escapes: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, '0': 0 }
const exactly = (code: number): Piece => ({ kind: 'one', test: other => other === code })

export function parsePattern(pattern: string): ParsedPattern {
  if (pattern.length > MAX_LENGTH) fault(phrase('This pattern is too long'))
  let at = 0
  let depth = 0
  let groups = 0
  const names = new Map<string, number>()
  const take = (text: string): boolean => {
    if (!pattern.startsWith(text, at)) return false
    at += text.length
    return true
  }
  const takeMatch = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at
    const match = expression.exec(pattern)
    if (match) at += match[0].length
    return match
  }

  function either(): Piece {
    if (++depth > MAX_DEPTH) fault(phrase('This pattern is nested too deeply'))
    const pieces = [sequence()]
    while (take('|')) pieces.push(sequence())
    depth--
    return pieces.length === 1 && pieces[0] ? pieces[0] : { kind: 'either', pieces }
  }
  function sequence(): Piece {
    const pieces: Piece[] = []
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') pieces.push(repeated(atom()))
    return pieces.length === 1 && pieces[0] ? pieces[0] : { kind: 'sequence', pieces }
  }
  function repeated(piece: Piece): Piece {
    const found = takeMatch(/[*+?]|\{(\d{1,6})(,(\d{0,6}))?\}/y)
    if (!found) return piece
    if (piece.kind === 'at') nothingBefore(found[0])
    const [sign, low, comma, high] = found
    const min = low === undefined ? (sign === '+' ? 1 : 0) : Number(low)
    const counted = comma === undefined ? min : high ? Number(high) : Number.POSITIVE_INFINITY
    const max = low === undefined ? (sign === '?' ? 1 : Number.POSITIVE_INFINITY) : counted
    if (max < min) fault(phrase('The numbers in “{sign}” are in the wrong order', { sign }))
    if (min > MAX_REPEAT || (max !== Number.POSITIVE_INFINITY && max > MAX_REPEAT))
      fault(phrase('Patterns can repeat up to {count} times', { count: String(MAX_REPEAT) }))
    return { kind: 'repeat', piece, min, max, isLazy: take('?') }
  }
  function atom(): Piece {
    if (takeMatch(/\(\?<?[=!]/y)) fault(phrase('Lookahead and lookbehind aren’t supported'))
    if (take('(')) return group()
    if (take('^')) return { kind: 'at', place: 'start' }
    if (take('$')) return { kind: 'at', place: 'end' }
    if (take('.'))
      return { kind: 'one', test: code => code !== 10 && code !== 13 && code !== 0x2028 && code !== 0x2029 }
    const oneOf = takeMatch(/\[(?:[^\]\\]|\\.)*\]/sy)
    if (oneOf) return { kind: 'one', test: testOf(oneOf[0]) }
    if (pattern[at] === '[') missing(']')
    if (take('\\')) return escaped()
    if ('*+?'.includes(pattern[at] ?? ' ')) nothingBefore(pattern[at] ?? '')
    const code = pattern.codePointAt(at) ?? 0
    at += code > 0xffff ? 2 : 1
    return exactly(code)
  }
  function group(): Piece {
    const isPlain = take('?:')
    const name = isPlain ? undefined : takeMatch(/\?<(\w+)>/y)?.[1]
    if (!isPlain && name === undefined && pattern[at] === '?')
      fault(phrase('“{part}” isn’t valid in this pattern', { part: '(?' }))
    const number = isPlain ? 0 : ++groups
    if (groups > MAX_GROUPS) fault(phrase('Patterns can have up to {count} groups', { count: String(MAX_GROUPS) }))
    if (name !== undefined) names.set(name, number)
    const piece = either()
    if (!take(')')) missing(')')
    return isPlain ? piece : { kind: 'group', number, piece }
  }
  function escaped(): Piece {
    if (take('b')) return { kind: 'at', place: 'word edge' }
    if (take('B')) return { kind: 'at', place: 'no word edge' }
    if (takeMatch(/[1-9]|k</y)) fault(phrase('Backreferences aren’t supported'))
    const letters = takeMatch(/[dDwWsS]|[pP]\{[\w=]+\}/y)
    if (letters) return { kind: 'one', test: testOf(`\\${letters[0]}`) }
    const [, hex2, hex4, hex] = takeMatch(/x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}/iy) ?? []
    const digits = hex2 ?? hex4 ?? hex
    if (digits !== undefined) return exactly(Number.parseInt(digits, 16))
    const code = pattern.codePointAt(at)
    if (code === undefined) return fault(phrase('This pattern ends with “\\”'))
    at += code > 0xffff ? 2 : 1
    return exactly(escapes[String.fromCodePoint(code)] ?? code)
  }

  const piece = either()
  if (at < pattern.length) missing('(')
  return { piece, groups, names }
}
