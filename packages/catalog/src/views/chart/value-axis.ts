// The axis of values: from where to where, which figures stand at it, and what is drawn of each value.
import { extent, max, min } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import type { ChartData } from './chart-data'
import type { ChartLook } from './chart-format'

/** From where to where a value is drawn: parts of a stack begin where the part below ends. */
interface Span {
  readonly from: number
  readonly to: number
}
type ValueLook = Pick<ChartLook, 'type' | 'groupStyle' | 'yMin' | 'yMax' | 'references'>

/** By point and series; null where there is no value. */
export function spansOf({ points, isStacked }: ChartData, { type, groupStyle }: ValueLook): (Span | null)[][] {
  const isPercent = isStacked && groupStyle === 'percent'
  const isPiled = isStacked && type !== 'line' && groupStyle !== 'side_by_side'
  return points.map(({ values }) => {
    const whole = values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0)
    let above = 0
    let below = 0
    return values.map(value => {
      if (value === null) return null
      const amount = isPercent ? (whole === 0 ? 0 : value / whole) : value
      if (!isPiled) return { from: 0, to: amount }
      const from = amount < 0 ? below : above
      const to = from + amount
      if (amount < 0) below = to
      else above = to
      return { from, to }
    })
  })
}

export interface ValueAxis {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
  readonly isPercent: boolean
}
/** Zero is always on it, unless people said where it begins: a column that begins elsewhere lies. */
export function valueAxis(data: ChartData, look: ValueLook, mostTicks: number): ValueAxis {
  const spans = spansOf(data, look).flat()
  const isPercent = data.isStacked && look.groupStyle === 'percent'
  const ends = spans.flatMap(span => (span ? [span.from, span.to] : []))
  const lines = isPercent ? [] : look.references.map(({ value }) => value)
  const [least = 0, most = 0] = extent([0, ...ends, ...lines])
  const usual = least === most ? { from: 0, to: 1 } : { from: least, to: isPercent ? Math.max(most, 1) : most }
  const nice = scaleLinear().domain([usual.from, usual.to]).nice(mostTicks).domain() as [number, number]
  const from = look.yMin ?? nice[0]
  const wanted = look.yMax ?? nice[1]
  const to = wanted > from ? wanted : from + 1
  const isWhole = ends.every(Number.isInteger) && !isPercent
  const ticks = scaleLinear()
    .domain([from, to])
    .ticks(Math.max(2, mostTicks))
    .filter(tick => !isWhole || Number.isInteger(tick))
  return { from, to, ticks, isPercent }
}

/** Kept on the axis. */
export const within = (value: number, { from, to }: Pick<ValueAxis, 'from' | 'to'>): number =>
  max([from, min([to, value]) ?? value]) ?? value
