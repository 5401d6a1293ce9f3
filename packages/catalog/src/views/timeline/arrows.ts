// Arrows from the end of a bar to the beginning of those that wait for it: right angles with round corners.

export interface Box {
  readonly from: number
  readonly width: number
  /** Of its middle. */
  readonly y: number
}
export interface Arrow {
  readonly path: string
  /** What waits begins before that which it waits for ends. */
  readonly isLate: boolean
}

const STUB_PX = 12
const CORNER_PX = 6

export function arrowBetween(source: Box, target: Box, lineHeight: number): Arrow {
  const x1 = source.from + source.width
  const x2 = target.from
  const isLate = x2 < x1
  const down = Math.sign(target.y - source.y) || 1
  if (x2 >= x1 + STUB_PX * 2) {
    const turn = x1 + STUB_PX
    return { path: rounded([at(x1, source.y), at(turn, source.y), at(turn, target.y), at(x2, target.y)]), isLate }
  }
  // There is no room between them: around, along the edge of the lines.
  const between = target.y - (down * lineHeight) / 2
  const points = [
    at(x1, source.y),
    at(x1 + STUB_PX, source.y),
    at(x1 + STUB_PX, between),
    at(x2 - STUB_PX, between),
    at(x2 - STUB_PX, target.y),
    at(x2, target.y),
  ]
  return { path: rounded(points), isLate }
}

interface Point {
  readonly x: number
  readonly y: number
}
const at = (x: number, y: number): Point => ({ x, y })

function rounded(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let path = `M${first.x} ${first.y}`
  for (const [i, corner] of rest.entries()) {
    const before = points[i] as Point
    const after = rest[i + 1]
    if (!after) return `${path}L${corner.x} ${corner.y}`
    const into = towards(corner, before)
    const out = towards(corner, after)
    path += `L${into.x} ${into.y}Q${corner.x} ${corner.y} ${out.x} ${out.y}`
  }
  return path
}
/** A corner's width from it, or half the way where that is shorter. */
function towards(corner: Point, to: Point): Point {
  const dx = to.x - corner.x
  const dy = to.y - corner.y
  const length = Math.hypot(dx, dy)
  const part = length === 0 ? 0 : Math.min(CORNER_PX, length / 2) / length
  return at(corner.x + dx * part, corner.y + dy * part)
}
