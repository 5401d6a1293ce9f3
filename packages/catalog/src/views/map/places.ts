// Where rows are: places as their cells keep them, and pins that are so near to each other that they are shown as one.
import type { Json } from '@sheaf/core/validation/checks'

export interface Place {
  readonly lat: number
  readonly lon: number
  readonly name: string
  readonly address: string
}
/** Null for what is no place on earth. */
export function readPlace(value: Json | undefined): Place | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { lat, lon, name, address } = value as Readonly<Record<string, Json>>
  if (!isWithin(lat, 90) || !isWithin(lon, 180)) return null
  return { lat, lon, name: typeof name === 'string' ? name : '', address: typeof address === 'string' ? address : '' }
}
const isWithin = (value: Json | undefined, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Pin<Row> extends Point {
  readonly row: Row
}
interface Cluster<Row> extends Point {
  readonly pins: readonly Pin<Row>[]
}

/**
 * Pins nearer than a distance come together around the first of them, in the order in which they are given, so that the same pins
 * give the same clusters. Cells as wide as the distance keep it quick: what is near is in the cells around.
 */
export function clustersOf<Row>(pins: readonly Pin<Row>[], distance: number): readonly Cluster<Row>[] {
  const cells = new Map<string, Pin<Row>[][]>()
  const found: Pin<Row>[][] = []
  const cell = (value: number): number => Math.floor(value / distance)
  for (const pin of pins) {
    const near = aroundOf(cells, cell(pin.x), cell(pin.y)).find(([first]) => first && apart(first, pin) <= distance)
    if (near) {
      near.push(pin)
      continue
    }
    const cluster = [pin]
    found.push(cluster)
    const key = `${cell(pin.x)}:${cell(pin.y)}`
    cells.set(key, [...(cells.get(key) ?? []), cluster])
  }
  return found.map(members => ({
    x: mean(members.map(({ x }) => x)),
    y: mean(members.map(({ y }) => y)),
    pins: members,
  }))
}
function aroundOf<Row>(cells: ReadonlyMap<string, Pin<Row>[][]>, x: number, y: number): Pin<Row>[][] {
  const steps = [0, -1, 1]
  return steps.flatMap(dx => steps.flatMap(dy => cells.get(`${x + dx}:${y + dy}`) ?? []))
}
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
