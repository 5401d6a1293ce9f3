// Moving an item of a list by hand: where a pointer would put it, and the list after that.

export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || from === to) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item)
}

interface Extent {
  readonly start: number
  readonly end: number
}
/** The index that an item gets when it is let go at a height: it passes a neighbour once it is beyond its middle. */
export function indexAt(extents: readonly Extent[], from: number, height: number): number {
  let to = from
  for (let i = from + 1; i < extents.length; i++) if (height > middle(extents[i])) to = i
  for (let i = from - 1; i >= 0; i--) if (height < middle(extents[i])) to = i
  return to
}
const middle = (extent: Extent | undefined): number => (extent ? (extent.start + extent.end) / 2 : Number.NaN)
