// Rows below their parents. What stands in a list without its parent stands at the top; where parents lead round in a circle, the
// first of them does, so that every row is there once whatever the data says.

export interface Nest {
  readonly tops: readonly number[]
  /** The rows right below a row, in the order of the list; nothing for none. */
  below(slot: number): readonly number[]
  /** From the top down, without the row itself. */
  above(slot: number): readonly number[]
}

const none: readonly number[] = []

/** `parentOf`: the slot of a row's parent, or undefined. */
export function nestRows(slots: ArrayLike<number>, parentOf: (slot: number) => number | undefined): Nest {
  const indexOf = new Map<number, number>()
  for (let i = 0; i < slots.length; i++) indexOf.set(slots[i] as number, i)
  const over = new Int32Array(slots.length).fill(-1)
  for (let i = 0; i < slots.length; i++) {
    const parent = parentOf(slots[i] as number)
    if (parent !== undefined) over[i] = indexOf.get(parent) ?? -1
  }
  cutCircles(over)
  const tops: number[] = []
  const children = new Map<number, number[]>()
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    const parent = over[i] as number
    if (parent < 0) {
      tops.push(slot)
      continue
    }
    const held = children.get(slots[parent] as number)
    if (held) held.push(slot)
    else children.set(slots[parent] as number, [slot])
  }
  return {
    tops,
    below: slot => children.get(slot) ?? none,
    above: slot => {
      const path: number[] = []
      for (let at = over[indexOf.get(slot) ?? -1] ?? -1; at >= 0; at = over[at] as number)
        path.push(slots[at] as number)
      return path.reverse()
    },
  }
}

/** Walks up from each row once; a walk that meets itself has found a circle, and its first row lets go. */
function cutCircles(over: Int32Array): void {
  const walks = new Int32Array(over.length)
  for (let i = 0; i < over.length; i++) {
    let at = i
    while (at >= 0 && walks[at] === 0) {
      walks[at] = i + 1
      at = over[at] as number
    }
    if (at < 0 || walks[at] !== i + 1) continue
    let first = at
    for (let next = over[at] as number; next !== at; next = over[next] as number) first = Math.min(first, next)
    over[first] = -1
  }
}
