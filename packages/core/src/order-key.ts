// The order key of a child under its parent: text that sorts bytewise. Only the server writes keys. Runs of inserts count a
// four-digit tail, so that appending, prepending and typing in a row do not lengthen keys.
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const TAIL = 4
/** Above this length the children of a parent are given fresh keys. */
export const ORDER_KEY_MAX_LENGTH = 60

const digit = (character: string | undefined): number => ALPHABET.indexOf(character ?? '0')

/** Counts the last digits up or down by one; null when they overflow. Keys never end in the lowest digit. */
function step(tail: string, by: 1 | -1): string | null {
  const digits = tail.split('')
  for (let i = digits.length - 1; i >= 0; i--) {
    const value = digit(digits[i]) + by
    if (value >= 1 && value < ALPHABET.length) {
      digits[i] = ALPHABET.charAt(value)
      return digits.join('')
    }
    digits[i] = by > 0 ? ALPHABET.charAt(1) : ALPHABET.charAt(ALPHABET.length - 1)
  }
  return null
}

/** A short key strictly between two others; `after` may be empty, `before` null. */
function middle(after: string, before: string | null): string {
  if (before !== null) {
    let same = 0
    while ((after[same] ?? '0') === before[same]) same++
    if (same > 0) return before.slice(0, same) + middle(after.slice(same), before.slice(same))
  }
  const low = after ? digit(after[0]) : 0
  const high = before !== null ? digit(before[0]) : ALPHABET.length
  if (high - low > 1) return ALPHABET.charAt((low + high) >> 1)
  return before !== null && before.length > 1 ? before.charAt(0) : ALPHABET.charAt(low) + middle(after.slice(1), null)
}

/** A key strictly between two neighbours; null where there is none on that side. */
export function orderKeyBetween(after: string | null, before: string | null): string {
  const a = after ?? ''
  const fits = (key: string): boolean => key > a && (before === null || key < before)
  if (a.length >= TAIL) {
    const next = step(a.slice(-TAIL), 1)
    if (next !== null && fits(a.slice(0, -TAIL) + next)) return a.slice(0, -TAIL) + next
  }
  if (before !== null && before.length >= TAIL) {
    const previous = step(before.slice(-TAIL), -1)
    if (previous !== null && fits(before.slice(0, -TAIL) + previous)) return before.slice(0, -TAIL) + previous
  }
  const key = middle(a, before)
  return fits(`${key}V111`) ? `${key}V111` : key
}

/** Evenly spaced keys for a whole list: used when keys have grown long. */
export function freshOrderKeys(count: number): string[] {
  const keys: string[] = []
  let last: string | null = null
  for (let i = 0; i < count; i++) {
    last = orderKeyBetween(last, null)
    keys.push(last)
  }
  return keys
}
