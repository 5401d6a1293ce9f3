// Short ids: what a person can read aloud. Derived from an id, or random; never the only name of anything.
import { SheafError } from './errors'
import { type Uuid, withoutDashes } from './ids'

/** Digits and letters without the five that are mistaken for one another. */
export const shortIdAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const DEFAULT_SHORT_ID_LENGTH = 4
/** An id has 16 pairs of hex digits, and each pair gives one character. */
const MAX_SHORT_ID_LENGTH = 16

const characterOf = (byte: number): string => shortIdAlphabet.charAt(byte % shortIdAlphabet.length)

/** The short id of an id. Longer ones begin with the shorter ones, so that a clash is settled by asking for one more character. */
export function shortIdOf(id: Uuid, length: number = DEFAULT_SHORT_ID_LENGTH): string {
  if (!Number.isInteger(length) || length < 1 || length > MAX_SHORT_ID_LENGTH)
    throw new SheafError('ValidationError', { debugMessage: 'ShortID length must be between 1 and 16' })
  const hex = withoutDashes(id)
  return Array.from({ length }, (_, i) => characterOf(Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16))).join('')
}

/** A short id of one character per random byte that the caller brings. */
export function randomShortId(bytes: Uint8Array): string {
  if (bytes.length < 1)
    throw new SheafError('ValidationError', { debugMessage: 'A random ShortID must be at least 1 character long' })
  return Array.from(bytes, characterOf).join('')
}

export const isShortId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && Array.from(value).every(character => shortIdAlphabet.includes(character))
