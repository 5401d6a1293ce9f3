// The CRC-32 of two pieces of data one behind the other, from the checksums of both: data that is packed once can stand behind a
// front that differs each time. The arithmetic is zlib's: polynomials over GF(2), the lowest bit standing for the highest power.

const POLYNOMIAL = 0xedb88320

function multiply(a: number, b: number): number {
  let product = 0
  let factor = b
  for (let bit = 1 << 31; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1
  }
  return product >>> 0
}

/** x to the power of 2^n. */
const powers: readonly number[] = Array.from({ length: 31 }).reduce<number[]>(
  all => [...all, multiply(all.at(-1) as number, all.at(-1) as number)],
  [1 << 30],
)

/** By what a checksum is multiplied when so many bytes come behind it. */
export function shiftOf(bytes: number): number {
  let shift = 1 << 31
  for (let n = bytes, k = 3; n > 0; n = Math.floor(n / 2), k++)
    if (n % 2 === 1) shift = multiply(powers[k % powers.length] as number, shift)
  return shift >>> 0
}

/** `shift` is `shiftOf` the length of what the second checksum is of. */
export const joinChecksums = (first: number, second: number, shift: number): number =>
  (multiply(shift, first) ^ second) >>> 0
