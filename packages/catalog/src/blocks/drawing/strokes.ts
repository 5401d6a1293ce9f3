// Strokes of a drawing. Each is a field of its own, so that two people draw at once and both are seen; its points are written as
// short as they can be, because a drawing travels with its block.
import { type Check, custom, type Json } from '@sheaf/core/validation/checks'
import { numberField } from '../../media/media-fields'

/** The canvas is this many units wide, whatever its size on a screen; its height follows from its proportions. */
export const CANVAS_WIDTH = 2000
const DEFAULT_RATIO = 0.5
export const MAX_STROKE_CHARACTERS = 16_000
/** The limit of a drawing: the clipboard accepts no larger fields of a block. */
export const MAX_DRAWING_CHARACTERS = 60_000

/** The light side of the content colours, for where there are no tokens. */
export const inkColors = {
  default: '#2c2a26',
  grey: '#66635d',
  brown: '#7f5c48',
  orange: '#9d4e10',
  yellow: '#825d00',
  green: '#22714d',
  blue: '#2167a1',
  purple: '#7453a6',
  pink: '#a14174',
  red: '#b33832',
} as const
export type Ink = keyof typeof inkColors
export const inks = Object.keys(inkColors) as readonly Ink[]
export const penWidths = [8, 16, 32] as const

/** x, y, and how hard the pen is pressed from 0 to 1. */
export type Point = readonly [x: number, y: number, pressure: number]
export interface Stroke {
  readonly id: string
  readonly ink: Ink
  readonly width: number
  /** Later strokes lie over earlier ones. */
  readonly order: number
  readonly points: readonly Point[]
}

const PRESSURES = 9

/** Steps from point to point in base 36: x, y and pressure, each apart by a space. */
export function writePoints(points: readonly Point[]): string {
  let [x, y] = [0, 0]
  return points
    .map(([px, py, pressure]) => {
      const [nx, ny] = [Math.round(px), Math.round(py)]
      const step = `${(nx - x).toString(36)} ${(ny - y).toString(36)} ${Math.round(pressure * PRESSURES)}`
      ;[x, y] = [nx, ny]
      return step
    })
    .join(' ')
}
export function readPoints(text: string): readonly Point[] {
  const numbers = text.split(' ')
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 2 < numbers.length; i += 3) {
    x += Number.parseInt(numbers[i] ?? '', 36)
    y += Number.parseInt(numbers[i + 1] ?? '', 36)
    const pressure = Number(numbers[i + 2]) / PRESSURES
    if (![x, y, pressure].every(Number.isFinite)) return []
    points.push([x, y, pressure])
  }
  return points
}

export const writeStroke = ({ ink, width, order, points }: Omit<Stroke, 'id'>): Json => ({
  c: ink,
  w: width,
  n: order,
  p: writePoints(points),
})

const isStroke = (value: unknown): value is { c: Ink; w: number; n: number; p: string } => {
  if (typeof value !== 'object' || value === null) return false
  const { c, w, n, p } = value as Record<string, unknown>
  return (
    typeof c === 'string' &&
    Object.hasOwn(inkColors, c) &&
    typeof w === 'number' &&
    w > 0 &&
    w <= 200 &&
    typeof n === 'number' &&
    Number.isFinite(n) &&
    typeof p === 'string' &&
    p.length <= MAX_STROKE_CHARACTERS &&
    /^[-0-9a-z ]+$/.test(p)
  )
}

/** The strokes of a block, lowest first. What is none is left out. */
export function strokesOf(format: object | null | undefined): readonly Stroke[] {
  const held = (format as Record<string, unknown> | null | undefined)?.['strokes']
  if (typeof held !== 'object' || held === null || Array.isArray(held)) return []
  return Object.entries(held)
    .flatMap(([id, value]): Stroke[] =>
      isStroke(value) ? [{ id, ink: value.c, width: value.w, order: value.n, points: readPoints(value.p) }] : [],
    )
    .filter(({ points }) => points.length > 0)
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

export const strokesCheck: Check<Json> = custom(
  (value): value is Json =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isStroke) &&
    JSON.stringify(value).length <= MAX_DRAWING_CHARACTERS,
  'strokes of a drawing',
  { type: 'object' },
)

/** How near a point comes to a stroke's line. */
export function distanceTo({ points }: Stroke, [x, y]: readonly [number, number]): number {
  let least = Number.POSITIVE_INFINITY
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points[i + 1] ?? [ax, ay]
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
    least = Math.min(least, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)))
  }
  return least
}

/** The line of a stroke as SVG says it. */
export const linePath = ({ points }: Pick<Stroke, 'points'>): string => {
  const [first, ...rest] = points
  if (!first) return ''
  return `M${first[0]} ${first[1]}${(rest.length ? rest : [first]).map(([x, y]) => `L${x} ${y}`).join('')}`
}

/** Its height for its width. */
export const drawingRatio = (format: object | null | undefined): number =>
  numberField(format, 'block_aspect_ratio') ?? DEFAULT_RATIO
