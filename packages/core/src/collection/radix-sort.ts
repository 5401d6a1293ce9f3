// Sorts places by numbers, stable, without comparing: a hundred thousand in a few milliseconds, where a comparison costs a hundred.

const DIGIT = 16
const VALUES = 1 << DIGIT

/** `places` in the order of their keys; equal ones as they stood. No key is NaN. */
export function radixSort(places: Uint32Array, keys: Float64Array): Uint32Array {
  const count = places.length
  // Doubles sort like their bits when the sign is turned, and all bits of the negative ones.
  const values = new Float64Array(count)
  for (let i = 0; i < count; i++) values[i] = (keys[places[i] as number] as number) + 0
  const bits = new Uint32Array(values.buffer)
  const isLowFirst = new Uint32Array(new Float64Array([1]).buffer)[0] === 0
  for (let i = 0; i < count; i++) {
    const high = i * 2 + (isLowFirst ? 1 : 0)
    const low = i * 2 + (isLowFirst ? 0 : 1)
    const turn = (bits[high] as number) >>> 31 ? 0xffffffff : 0
    bits[low] = (bits[low] as number) ^ turn
    bits[high] = (bits[high] as number) ^ (turn || 0x80000000)
  }
  let order = new Uint32Array(count)
  for (let i = 0; i < count; i++) order[i] = i
  let spare = new Uint32Array(count)
  const starts = new Uint32Array(VALUES)
  for (let digit = 0; digit < 4; digit++) {
    const half = digit < 2 === isLowFirst ? 0 : 1
    const shift = (digit % 2) * DIGIT
    starts.fill(0)
    for (let i = 0; i < count; i++) {
      const value = ((bits[i * 2 + half] as number) >>> shift) & (VALUES - 1)
      starts[value] = (starts[value] as number) + 1
    }
    // All the same: nothing to do for this digit.
    if (starts[((bits[half] as number) >>> shift) & (VALUES - 1)] === count) continue
    let sum = 0
    for (let value = 0; value < VALUES; value++) {
      const many = starts[value] as number
      starts[value] = sum
      sum += many
    }
    for (let i = 0; i < count; i++) {
      const item = order[i] as number
      const value = ((bits[item * 2 + half] as number) >>> shift) & (VALUES - 1)
      const at = starts[value] as number
      starts[value] = at + 1
      spare[at] = item
    }
    const before = order
    order = spare
    spare = before
  }
  for (let i = 0; i < count; i++) order[i] = places[order[i] as number] as number
  return order
}
