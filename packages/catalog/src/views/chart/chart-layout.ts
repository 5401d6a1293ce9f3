// Where everything of a chart with axes stands, in pixels: bars, lines, figures at the axes, lines of the grid. Knows nothing of a screen.
import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveLinear, curveMonotoneX, line } from 'd3-shape'
import { type AxisName, axisNames, needsTwoLines, type Tick } from './axis-names'
import type { ChartData } from './chart-data'
import type { ChartLook, ReferenceLine } from './chart-format'
import { spansOf, type ValueAxis, valueAxis, within } from './value-axis'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** One value: what is pressed, pointed at and moved to. */
export interface Mark {
  readonly point: number
  readonly series: number
  readonly value: number
  readonly box: Box
}
interface DrawnLine {
  readonly series: number
  readonly path: string
  readonly area: string
}
interface DrawnReference {
  readonly line: ReferenceLine
  readonly at: number
}
export interface ChartLayout {
  readonly plot: Box
  readonly marks: readonly Mark[]
  readonly lines: readonly DrawnLine[]
  readonly references: readonly DrawnReference[]
  readonly valueTicks: readonly Tick[]
  readonly pointTicks: readonly Tick[]
  /** What is said below the plot. */
  readonly below: readonly AxisName[]
  /** Where values begin: zero, or the end of the axis next to it. */
  readonly base: number
  /** Points stand below one another, values run along the line. */
  readonly isLying: boolean
}
interface LayoutRequest {
  readonly data: ChartData
  readonly look: ChartLook
  readonly width: number
  readonly height: number
  readonly isRightToLeft: boolean
  /** A figure of the value axis in words. */
  readonly say: (value: number, isPercent: boolean) => string
  /** Roughly, in pixels. */
  readonly widthOf: (words: string) => number
}

const GAP = 8
const LINE_HEIGHT = 16
const TICK_EVERY = 48
const LONGEST_LABEL = 0.34
const DOT = 10
/** Names that can be cut short all stay where that leaves something to read. */
const LEAST_NAME = 44

export function layOut({ data, look, width, height, isRightToLeft, say, widthOf }: LayoutRequest): ChartLayout {
  const isLying = look.type === 'bar'
  const titles = {
    x: look.axisLabels === 'x' || look.axisLabels === 'both',
    y: look.axisLabels === 'y' || look.axisLabels === 'both',
  }
  const along = isLying ? width : height
  const names = data.points.map(({ label }) => label)
  const roomBefore = (words: readonly string[]): number =>
    Math.min(width * LONGEST_LABEL, Math.max(0, ...words.map(widthOf))) + GAP + (titles.y ? LINE_HEIGHT + GAP : 0)
  const after = isLying ? 24 : GAP
  const mostTicks = Math.max(2, Math.floor(along / (isLying ? TICK_EVERY * 2 : TICK_EVERY)))
  const figuresOf = (ticks: number): Figures => {
    const axis = valueAxis(data, look, ticks)
    return { axis, words: axis.ticks.map(value => say(value, axis.isPercent)) }
  }
  const { axis, words: figures } = isLying
    ? readable(figuresOf, mostTicks, Math.max(40, width - roomBefore(names) - after), widthOf)
    : figuresOf(mostTicks)
  const before = roomBefore(isLying ? names : figures)
  const plotWidth = Math.max(40, width - before - after)
  const each = plotWidth / Math.max(1, names.length)
  const nameLines = !isLying && each >= LEAST_NAME && names.some(name => needsTwoLines(name, each)) ? 2 : 1
  const below = nameLines * LINE_HEIGHT + GAP + (titles.x ? LINE_HEIGHT : 0)
  const plot: Box = {
    x: isRightToLeft ? after : before,
    y: LINE_HEIGHT,
    width: plotWidth,
    height: Math.max(40, height - below - LINE_HEIGHT),
  }
  const across: [number, number] = isRightToLeft ? [plot.x + plot.width, plot.x] : [plot.x, plot.x + plot.width]
  const down: [number, number] = [plot.y, plot.y + plot.height]
  const values = scaleLinear()
    .domain([axis.from, axis.to])
    .range(isLying ? across : [down[1], down[0]])
  const bands = scaleBand<number>()
    .domain(data.points.map((_point, i) => i))
    .range(isLying ? down : across)
    .paddingInner(look.type === 'line' ? 0 : 0.28)
    .paddingOuter(look.type === 'line' ? 0 : 0.14)
  const at = (value: number): number => values(within(value, axis))
  const base = at(0)
  const middle = (point: number): number => (bands(point) ?? 0) + bands.bandwidth() / 2
  const spans = spansOf(data, look)
  const isBeside = data.isStacked && look.groupStyle === 'side_by_side'
  const count = isBeside ? data.series.length : 1
  const thickness = bands.bandwidth() / count

  const marks = spans.flatMap((parts, point) =>
    parts.flatMap((span, series): Mark[] => {
      const value = data.points[point]?.values[series] ?? null
      if (!span || value === null) return []
      if (look.type === 'line') {
        const dot = { x: middle(point) - DOT / 2, y: at(span.to) - DOT / 2, width: DOT, height: DOT }
        return [{ point, series, value, box: dot }]
      }
      const place = isRightToLeft && !isLying ? count - 1 - series : series
      const start = (bands(point) ?? 0) + (isBeside ? place * thickness : 0)
      const [one, other] = [at(span.from), at(span.to)]
      const length = { start: Math.min(one, other), size: Math.abs(one - other) }
      const box = isLying
        ? { x: length.start, y: start, width: length.size, height: thickness }
        : { x: start, y: length.start, width: thickness, height: length.size }
      return [{ point, series, value, box }]
    }),
  )
  const valueTicks = axis.ticks.map((value, i) => ({ at: at(value), words: figures[i] ?? '' }))
  const widestName = Math.min(120, Math.max(0, ...names.map(widthOf)) + GAP)
  const pointTicks = namedPoints(names, middle, bands.step(), isLying ? LINE_HEIGHT : widestName)
  return {
    plot,
    marks,
    lines: look.type === 'line' ? drawnLines(spans, data.series.length, look, middle, at, base) : [],
    references: axis.isPercent
      ? []
      : look.references
          .filter(({ value }) => value >= axis.from && value <= axis.to)
          .map(one => ({ line: one, at: at(one.value) })),
    valueTicks,
    pointTicks,
    below: axisNames(isLying ? valueTicks : pointTicks, width, nameLines),
    base,
    isLying,
  }
}

interface Figures {
  readonly axis: ValueAxis
  readonly words: readonly string[]
}
/** Below a plot, as many figures as are read in full beside one another: one that is cut short says another number. */
function readable(
  of: (ticks: number) => Figures,
  most: number,
  room: number,
  widthOf: (words: string) => number,
): Figures {
  for (let ticks = most; ; ticks--) {
    const figures = of(ticks)
    const { from, to, ticks: values } = figures.axis
    const apart = (room * ((values[1] ?? to) - (values[0] ?? from))) / (to - from)
    if (ticks <= 2 || Math.max(0, ...figures.words.map(widthOf)) + GAP <= apart) return figures
  }
}

/** As many names as have room: every second, third … */
function namedPoints(
  names: readonly string[],
  middle: (i: number) => number,
  step: number,
  room: number,
): readonly Tick[] {
  const every = Math.max(1, Math.ceil(room / Math.max(1, step)))
  const stays = step >= LEAST_NAME ? 1 : every
  return names.flatMap((words, i) => (i % stays === 0 ? [{ at: middle(i), words }] : []))
}

function drawnLines(
  spans: readonly (readonly ({ readonly to: number } | null)[])[],
  count: number,
  { isSmooth }: Pick<ChartLook, 'isSmooth'>,
  middle: (point: number) => number,
  at: (value: number) => number,
  base: number,
): readonly DrawnLine[] {
  const curve = isSmooth ? curveMonotoneX : curveLinear
  return Array.from({ length: count }, (_, series) => {
    const dots = spans.map((parts, point) => ({ x: middle(point), to: parts[series]?.to ?? null }))
    const isThere = ({ to }: (typeof dots)[number]): boolean => to !== null
    const y = ({ to }: (typeof dots)[number]): number => at(to ?? 0)
    return {
      series,
      path:
        line<(typeof dots)[number]>(({ x }) => x, y)
          .defined(isThere)
          .curve(curve)(dots) ?? '',
      area:
        area<(typeof dots)[number]>(({ x }) => x, base, y)
          .defined(isThere)
          .curve(curve)(dots) ?? '',
    }
  })
}
