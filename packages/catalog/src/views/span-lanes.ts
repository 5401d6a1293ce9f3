// Things that overlap go beside each other: each takes the first lane that is free when it begins.

interface Stretch {
  readonly start: number
  readonly end: number
}

/** The lane of each, in the order given; they have to come by their beginnings. */
export function lanesOf(stretches: readonly Stretch[]): readonly number[] {
  const ends: number[] = []
  return stretches.map(({ start, end }) => {
    const free = ends.findIndex(taken => taken <= start)
    const lane = free < 0 ? ends.length : free
    ends[lane] = end
    return lane
  })
}

/** Of each, how many lanes there are where it is: things that touch each other, directly or by others, share the width. */
export function lanesAround(
  stretches: readonly Stretch[],
): readonly { readonly lane: number; readonly lanes: number }[] {
  const lanes = lanesOf(stretches)
  const found: { lane: number; lanes: number }[] = []
  let from = 0
  let end = Number.NEGATIVE_INFINITY
  const close = (to: number): void => {
    const most = 1 + Math.max(-1, ...lanes.slice(from, to))
    for (let i = from; i < to; i++) found.push({ lane: lanes[i] ?? 0, lanes: most })
    from = to
  }
  for (const [i, one] of stretches.entries()) {
    if (one.start >= end) close(i)
    end = Math.max(end, one.end)
  }
  close(stretches.length)
  return found
}
