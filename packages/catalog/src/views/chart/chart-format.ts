// What can be chosen about a chart, as its view keeps it.
import type { ViewFields } from '@sheaf/core/kinds/view-kind'
import {
  boolean,
  type Check,
  type Checked,
  exact,
  type Json,
  list,
  number,
  oneOf,
  string,
  stringOf,
} from '@sheaf/core/validation/checks'
import { flagIn, itemsIn, numberIn, wordIn, wordsIn } from '../format-fields'

export const chartTypes = ['column', 'bar', 'line', 'donut', 'number'] as const
export const chartSorts = ['x', 'y_ascending', 'y_descending'] as const
export const colorThemes = [
  'auto',
  'colorful',
  'gray',
  'blue',
  'yellow',
  'green',
  'purple',
  'teal',
  'orange',
  'pink',
  'red',
] as const
export const chartHeights = ['medium', 'small', 'large', 'extra_large'] as const
export const legendPlaces = ['bottom', 'side', 'off'] as const
export const axisSides = ['both', 'x', 'y', 'none'] as const
export const gridLines = ['horizontal', 'vertical', 'both', 'none'] as const
export const groupStyles = ['normal', 'percent', 'side_by_side'] as const
export const donutLabels = ['none', 'value', 'name', 'name_and_value'] as const
export const lineDashes = ['solid', 'dash'] as const
export const lineColors = ['gray', 'brown', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'red'] as const

const LONGEST_CAPTION = 1000
const LONGEST_LABEL = 200
export const MOST_LINES = 20
/** A value that is drawn across the chart, such as a target. An item of a keyed list. */
const referenceLine = exact({
  id: string,
  value: number,
  label: stringOf({ max: LONGEST_LABEL }),
  color: oneOf(...lineColors),
  dash: oneOf(...lineDashes),
})
export type ReferenceLine = Checked<typeof referenceLine>

/** Named as the reference of section 6 names them. */
export const chartFormat: Readonly<Record<string, Check<Json>>> = {
  chart_type: oneOf(...chartTypes),
  chart_sort: oneOf(...chartSorts),
  color_theme: oneOf(...colorThemes),
  color_by_value: boolean,
  height: oneOf(...chartHeights),
  legend: oneOf(...legendPlaces),
  data_labels: boolean,
  axis_labels: oneOf(...axisSides),
  grid_lines: oneOf(...gridLines),
  cumulative: boolean,
  smooth_line: boolean,
  hide_line_fill_area: boolean,
  group_style: oneOf(...groupStyles),
  y_min: number,
  y_max: number,
  donut_labels: oneOf(...donutLabels),
  hide_title: boolean,
  caption: stringOf({ max: LONGEST_CAPTION }),
  reference_lines: list(referenceLine, { max: MOST_LINES }),
}
/** Everything that is chosen, with what is usual where nothing is. */
export interface ChartLook {
  readonly type: (typeof chartTypes)[number]
  readonly sort: (typeof chartSorts)[number]
  readonly theme: (typeof colorThemes)[number]
  readonly isColoredByValue: boolean
  readonly height: (typeof chartHeights)[number]
  readonly legend: (typeof legendPlaces)[number]
  readonly hasDataLabels: boolean
  readonly axisLabels: (typeof axisSides)[number]
  readonly gridLines: (typeof gridLines)[number]
  readonly isCumulative: boolean
  readonly isSmooth: boolean
  readonly isFilled: boolean
  readonly groupStyle: (typeof groupStyles)[number]
  readonly yMin: number | null
  readonly yMax: number | null
  readonly donutLabels: (typeof donutLabels)[number]
  readonly hasTitle: boolean
  readonly caption: string
  readonly references: readonly ReferenceLine[]
}
export function readChartLook(format: ViewFields['format']): ChartLook {
  return {
    type: wordIn(format, 'chart_type', chartTypes),
    sort: wordIn(format, 'chart_sort', chartSorts),
    theme: wordIn(format, 'color_theme', colorThemes),
    isColoredByValue: flagIn(format, 'color_by_value'),
    height: wordIn(format, 'height', chartHeights),
    legend: wordIn(format, 'legend', legendPlaces),
    hasDataLabels: flagIn(format, 'data_labels'),
    axisLabels: wordIn(format, 'axis_labels', axisSides, 'none'),
    gridLines: wordIn(format, 'grid_lines', gridLines),
    isCumulative: flagIn(format, 'cumulative'),
    isSmooth: flagIn(format, 'smooth_line'),
    isFilled: !flagIn(format, 'hide_line_fill_area'),
    groupStyle: wordIn(format, 'group_style', groupStyles),
    yMin: numberIn(format, 'y_min'),
    yMax: numberIn(format, 'y_max'),
    donutLabels: wordIn(format, 'donut_labels', donutLabels),
    hasTitle: !flagIn(format, 'hide_title'),
    caption: wordsIn(format, 'caption'),
    references: itemsIn(format, 'reference_lines', referenceLine),
  }
}
