// From the groups of an answer to figures that can be drawn: points along the x axis, each with a value for every series.
import type { GroupList } from '@sheaf/core/collection/query'
import type { ChartLook } from './chart-format'

/** More cannot be told apart by anybody. */
export const MOST_POINTS = 200
export const MOST_SERIES = 50

export interface ChartSeries {
  readonly key: string
  readonly label: string
  /** The colour that people gave it, where it is an option. */
  readonly color: string | null
}
export interface ChartPoint extends ChartSeries {
  /** One for each series; null where there is nothing to measure. */
  readonly values: readonly (number | null)[]
  readonly total: number | null
}
export interface ChartData {
  readonly points: readonly ChartPoint[]
  readonly series: readonly ChartSeries[]
  readonly isStacked: boolean
  /** How many there were in all, before those that are too many were left out. */
  readonly pointsInAll: number
  readonly seriesInAll: number
}
/** How groups are called and coloured. */
export interface GroupLook {
  readonly label: (group: GroupList) => string
  readonly color: (group: GroupList) => string | null
}
export interface ChartSource {
  readonly groups: readonly GroupList[]
  /** `property:aggregation`. */
  readonly measure: string
  readonly isStacked: boolean
  readonly x: GroupLook
  readonly stack: GroupLook
  readonly look: Pick<ChartLook, 'sort' | 'isCumulative'>
}

function valueOf(list: Pick<GroupList, 'aggregations'> | undefined, measure: string): number | null {
  const value = list?.aggregations[measure]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export function chartData({ groups, measure, isStacked, x, stack, look }: ChartSource): ChartData {
  const sorted = sortedBy(groups, measure, look.sort)
  const kept = sorted.slice(0, MOST_POINTS)
  const parts = isStacked ? seriesIn(kept, stack) : [{ key: '', label: '', color: null }]
  const series = parts.slice(0, MOST_SERIES)
  const points = kept.map((group): ChartPoint => {
    const inside = new Map(group.groups?.map(part => [part.key, part]))
    return {
      key: group.key,
      label: x.label(group),
      color: x.color(group),
      total: valueOf(group, measure),
      values: isStacked ? series.map(part => valueOf(inside.get(part.key), measure)) : [valueOf(group, measure)],
    }
  })
  return {
    points: look.isCumulative ? summedUp(points) : points,
    series,
    isStacked,
    pointsInAll: groups.length,
    seriesInAll: parts.length,
  }
}

function sortedBy(groups: readonly GroupList[], measure: string, sort: ChartLook['sort']): readonly GroupList[] {
  if (sort === 'x') return groups
  const sign = sort === 'y_ascending' ? 1 : -1
  const rank = (group: GroupList): number => valueOf(group, measure) ?? 0
  return groups.toSorted((a, b) => sign * (rank(a) - rank(b)))
}
/** Every part that has rows in any group, in the order of the first group that has it. */
function seriesIn(groups: readonly GroupList[], { label, color }: GroupLook): readonly ChartSeries[] {
  const found = new Map<string, ChartSeries>()
  const order: string[] = []
  for (const group of groups) {
    let behind = -1
    for (const part of group.groups ?? []) {
      if (part.total === 0) continue
      const at = order.indexOf(part.key)
      if (at >= 0) behind = at
      else {
        order.splice(++behind, 0, part.key)
        found.set(part.key, { key: part.key, label: label(part), color: color(part) })
      }
    }
  }
  return order.flatMap(key => found.get(key) ?? [])
}
/** Each point with all before it. */
function summedUp(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const sums: number[] = []
  let whole = 0
  return points.map(point => {
    whole += point.total ?? 0
    const values = point.values.map((value, i) => {
      sums[i] = (sums[i] ?? 0) + (value ?? 0)
      return sums[i] ?? 0
    })
    return { ...point, values, total: whole }
  })
}
