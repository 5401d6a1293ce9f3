// SHA-256 over text, and the ids derived from it. Pure and synchronous, because an id must come out the same on every machine
// without asking the platform; not meant for secrets.

/** The first 64 primes give the constants: fractional parts of their cube roots (rounds) and square roots (start). */
const { roundConstants, startState } = constants()

function constants(): { roundConstants: Uint32Array; startState: Uint32Array } {
  const roundConstants = new Uint32Array(64)
  const startState = new Uint32Array(8)
  let count = 0
  for (let candidate = 2; count < 64; candidate++) {
    if (!isPrime(candidate)) continue
    if (count < 8) startState[count] = fraction(candidate, 2)
    roundConstants[count] = fraction(candidate, 3)
    count++
  }
  return { roundConstants, startState }
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false
  return true
}

/** The first 32 bits of the fractional part of a root, found in whole numbers: `Math.cbrt` may differ between engines. */
function fraction(n: number, root: 2 | 3): number {
  const target = BigInt(n) << BigInt(32 * root)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** BigInt(root) <= target) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn)
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
const at = (words: Uint32Array, index: number): number => words[index] as number

/** The SHA-256 of the bytes, as 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(startState)
  const padded = pad(message)
  const words = new Uint32Array(64)
  for (let offset = 0; offset < padded.byteLength; offset += 64) {
    for (let i = 0; i < 16; i++) words[i] = padded.getUint32(offset + i * 4)
    mixBlock(state, words)
  }
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => digest.setUint32(i * 4, word))
  return new Uint8Array(digest.buffer)
}

/** The SHA-256 of the text's UTF-8, as 64 lowercase hex characters. */
export const sha256Hex = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)))

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

function pad(message: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n)
  return view
}

function mixBlock(state: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = at(words, i - 15)
    const late = at(words, i - 2)
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(roundConstants, i) + at(words, i)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = at(state, i) + word
  })
}
