// What part of the world is looked at. The world is drawn once, as a square of side 1 (Mercator); a camera says where its middle
// is and how many pixels wide the whole world would be.
import type { Place, Point } from './places'

export interface Camera extends Point {
  /** The width of the whole world, in pixels. */
  readonly scale: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
/** Where Mercator ends: what lies beyond is drawn at the edge. */
const EDGE_DEGREES = 85.0511
export const MOST_SCALE = 256 * 2 ** 15
export const ZOOM_STEP = 1.6
const MARGIN = 48
/** One place alone is shown with what is around it. */
const ALONE_SCALE = 256 * 2 ** 5

export function project({ lat, lon }: Pick<Place, 'lat' | 'lon'>): Point {
  const held = Math.max(-EDGE_DEGREES, Math.min(EDGE_DEGREES, lat))
  const turn = Math.log(Math.tan(Math.PI / 4 + (held * Math.PI) / 360))
  return { x: (lon + 180) / 360, y: 0.5 - turn / (2 * Math.PI) }
}
export const toScreen = (camera: Camera, { width, height }: Size, point: Point): Point => ({
  x: (point.x - camera.x) * camera.scale + width / 2,
  y: (point.y - camera.y) * camera.scale + height / 2,
})

/** Never so small that nothing is seen, never away from the world. */
export function held(camera: Camera, { width, height }: Size): Camera {
  const scale = Math.max(Math.min(width, height * 1.4, 512), Math.min(MOST_SCALE, camera.scale))
  return { scale, x: Math.max(0, Math.min(1, camera.x)), y: Math.max(0, Math.min(1, camera.y)) }
}
export const panned = (camera: Camera, size: Size, dx: number, dy: number): Camera =>
  held({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, size)

/** Nearer (1) or farther (-1); what is at a point of the screen stays there. */
export function zoomed(camera: Camera, size: Size, steps: number, at?: Point): Camera {
  const { x, y } = at ?? { x: size.width / 2, y: size.height / 2 }
  const next = held({ ...camera, scale: camera.scale * ZOOM_STEP ** steps }, size)
  const off = (from: number, middle: number): number => (from - middle) * (1 / camera.scale - 1 / next.scale)
  return held({ ...next, x: camera.x + off(x, size.width / 2), y: camera.y + off(y, size.height / 2) }, size)
}

/** All of these on the screen, as near as that allows; the whole world where there are none. */
export function cameraFor(points: readonly Point[], size: Size): Camera {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  if (points.length === 0) return held({ x: 0.5, y: 0.42, scale: Math.min(size.width, size.height * 1.6) }, size)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fits = Math.min(
    Math.max(1, size.width - 2 * MARGIN) / Math.max(right - left, Number.EPSILON),
    Math.max(1, size.height - 2 * MARGIN) / Math.max(bottom - top, Number.EPSILON),
  )
  const scale = left === right && top === bottom ? ALONE_SCALE : Math.min(fits, ALONE_SCALE * 16)
  return held({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, size)
}
