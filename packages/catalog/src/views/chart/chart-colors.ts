// The colours of a chart: those of the content, strong enough to be seen on paper, light and dark.
import type { ChartData, ChartPoint, ChartSeries } from './chart-data'
import type { ChartLook } from './chart-format'

const FILL_PERCENT = 82
const onPage = (color: string, percent: number): string =>
  `color-mix(in oklab, ${color} ${percent}%, var(--color-page))`

/** As options call their colours. Yellow as ink is brown, so it is drawn nearer to wheat. */
const inks: Readonly<Record<string, string>> = {
  gray: 'var(--content-grey-text)',
  brown: 'var(--content-brown-text)',
  orange: 'var(--content-orange-text)',
  yellow: 'color-mix(in oklab, var(--content-yellow-text) 40%, var(--color-mark))',
  green: 'var(--content-green-text)',
  teal: 'var(--color-accent)',
  blue: 'var(--content-blue-text)',
  purple: 'var(--content-purple-text)',
  pink: 'var(--content-pink-text)',
  red: 'var(--content-red-text)',
}
/** Neighbours differ as much as they can. */
const colorful = ['blue', 'orange', 'green', 'purple', 'yellow', 'pink', 'teal', 'red', 'brown', 'gray']

export const inkOf = (color: string): string => inks[color] ?? inks['gray'] ?? ''
const fillOf = (color: string): string => onPage(inkOf(color), FILL_PERCENT)

/** Darker to lighter, by how many there are. */
function shade(color: string, index: number, count: number): string {
  const [most, least] = [92, 36]
  const percent = count < 2 ? FILL_PERCENT : most - ((most - least) * index) / (count - 1)
  return onPage(inkOf(color), Math.round(percent))
}
function several(things: readonly ChartSeries[], theme: ChartLook['theme']): readonly string[] {
  const isOwn = theme === 'auto' && things.some(({ color }) => color !== null && color !== 'default')
  if (isOwn) return things.map(({ color }) => fillOf(color === null || color === 'default' ? 'gray' : color))
  if (theme === 'auto' || theme === 'colorful')
    return things.map((_thing, i) => fillOf(colorful[i % colorful.length] ?? 'gray'))
  return things.map((_thing, i) => shade(theme, i, things.length))
}
/** The stronger, the more of it there is. */
function byValue(points: readonly ChartPoint[], color: string): readonly string[] {
  const [least, most] = [30, 96]
  const largest = Math.max(...points.map(({ total }) => Math.abs(total ?? 0)), 0)
  return points.map(({ total }) => {
    const share = largest === 0 ? 1 : Math.abs(total ?? 0) / largest
    return onPage(inkOf(color), Math.round(least + (most - least) * share))
  })
}

export interface ChartColors {
  readonly of: (point: number, series: number) => string
  readonly series: readonly string[]
  readonly points: readonly string[]
}
export function chartColors(
  { points, series, isStacked }: Pick<ChartData, 'points' | 'series' | 'isStacked'>,
  look: Pick<ChartLook, 'type' | 'theme' | 'isColoredByValue'>,
): ChartColors {
  const { theme, isColoredByValue, type } = look
  const base = theme === 'auto' || theme === 'colorful' ? 'blue' : theme
  const ofSeries = isStacked ? several(series, theme) : [fillOf(base)]
  const isEach =
    type === 'donut' || (theme !== 'auto' ? theme === 'colorful' : points.some(({ color }) => color !== null))
  const ofPoints = isColoredByValue
    ? byValue(points, base)
    : isEach && type !== 'line'
      ? several(points, theme)
      : points.map(() => fillOf(base))
  const grey = fillOf('gray')
  return {
    series: ofSeries,
    points: ofPoints,
    of: (point, part) => (isStacked ? ofSeries[part] : type === 'line' ? ofSeries[0] : ofPoints[point]) ?? grey,
  }
}
