// The slices of a ring, clockwise from the top, and where their words stand. Only what is more than nothing has a slice.
import { arc, pie } from 'd3-shape'
import type { ChartPoint } from './chart-data'

interface Slice {
  readonly point: number
  readonly value: number
  readonly share: number
  readonly path: string
  /** The middle of the slice, from the middle of the ring. */
  readonly middle: readonly [number, number]
  /** Where its words stand, outside of the ring, and to which side they run. */
  readonly words: readonly [number, number]
  readonly side: 'start' | 'end'
}
const HOLE = 0.62
const WORDS_AT = 1.14

export function slicesOf(points: readonly ChartPoint[], radius: number, isRightToLeft: boolean): readonly Slice[] {
  const parts = points.flatMap(({ total }, point) => (total !== null && total > 0 ? [{ point, value: total }] : []))
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const turn = isRightToLeft ? -1 : 1
  const angles = pie<(typeof parts)[number]>()
    .sort(null)
    .value(({ value }) => value)
    .startAngle(0)
    .endAngle(turn * 2 * Math.PI)
    .padAngle(parts.length > 1 ? 0.012 : 0)(parts)
  const shape = arc<(typeof angles)[number]>()
    .innerRadius(radius * HOLE)
    .outerRadius(radius)
    .cornerRadius(2)
  const outside = arc<(typeof angles)[number]>()
    .innerRadius(radius * WORDS_AT)
    .outerRadius(radius * WORDS_AT)
  return angles.map(angle => {
    const words = outside.centroid(angle)
    return {
      ...angle.data,
      share: angle.data.value / whole,
      path: shape(angle) ?? '',
      middle: shape.centroid(angle),
      words,
      side: words[0] >= 0 ? 'start' : 'end',
    }
  })
}
