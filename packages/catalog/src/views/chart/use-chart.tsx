// A view of a database as a chart: its figures, how they are said, and the rows behind each.
import { aggregationKey, type GroupList } from '@sheaf/core/collection/query'
import { type Property, TITLE } from '@sheaf/core/collection/schema'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { optionColor } from '@sheaf/database/groups/option-color'
import { useMemo } from 'react'
import { axesOf, measureOf } from './chart'
import { type ChartColors, chartColors } from './chart-colors'
import { type ChartData, chartData, type GroupLook } from './chart-data'
import { type ChartLook, readChartLook } from './chart-format'

export interface Chart {
  readonly look: ChartLook
  readonly data: ChartData
  readonly colors: ChartColors
  readonly x: Property | null
  readonly stack: Property | null
  /** What is measured, in words: "Count", "Sum of Cost". */
  readonly measure: { readonly name: string; readonly of: string | null }
  /** Of all rows together. */
  readonly whole: number | null
  readonly say: (value: number | null, isPercent?: boolean) => string
  readonly groupOf: (point: number, series?: number) => GroupList | undefined
}

/** What every drawing of a chart is given. */
export interface DrawingProps {
  readonly chart: Chart
  readonly width: number
  readonly height: number
  readonly onPress: (point: number, series?: number) => void
}

export function useChart(): Chart {
  const { fields, schema, kinds, query, words, aggregationWords, aggregationName, groupWords } = useDatabase(
    'fields',
    'schema',
    'kinds',
    'query',
    'words',
    'aggregationWords',
    'aggregationName',
    'groupWords',
  )
  const { answer } = query
  return useMemo(() => {
    const look = readChartLook(fields.format)
    const spec = measureOf(fields)
    const key = aggregationKey(spec)
    const axes = axesOf(fields, schema)
    const x = axes.x ? (schema[axes.x.property] ?? null) : null
    const stack = axes.stack ? (schema[axes.stack.property] ?? null) : null
    const measured = schema[spec.property]
    const groups = answer?.groups ?? []
    const lookOf = (property: Property | null): GroupLook => ({
      label: group => (property ? groupWords(group, property, 'short') : ''),
      color: group => property && optionColor(group.value, property, kinds),
    })
    const data = chartData({
      groups,
      measure: key,
      isStacked: stack !== null,
      x: lookOf(x),
      stack: lookOf(stack),
      look,
    })
    const percent = new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 0 })
    const whole = answer?.aggregations[key]
    const byKey = new Map(groups.map(group => [group.key, group]))
    return {
      look,
      data,
      colors: chartColors(data, look),
      x,
      stack,
      measure: {
        name: aggregationName(spec.aggregation),
        of: spec.property === TITLE && spec.aggregation === 'count' ? null : (measured?.name ?? null),
      },
      whole: typeof whole === 'number' ? whole : null,
      say: (value, isPercent = false) => {
        if (isPercent && value !== null) return percent.format(value)
        return measured ? aggregationWords(measured, spec.aggregation, value) : String(value ?? '–')
      },
      groupOf: (point, series) => {
        const group = byKey.get(data.points[point]?.key ?? '')
        if (series === undefined || !data.isStacked) return group
        return group?.groups?.find(part => part.key === data.series[series]?.key)
      },
    }
  }, [fields, schema, kinds, answer, words, aggregationWords, aggregationName, groupWords])
}
