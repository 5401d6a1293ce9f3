// A chart with everything around it: its name, the drawing, what its colours mean, its words, and the same figures as a table for
// whoever cannot see it. A press on a part lists the rows behind it.

import { useAnswer, useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { ChartColumnIcon } from '@sheaf/ui/icon/icon'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'
import { useState } from 'react'
import { NothingYet } from '../nothing-yet'
import { RowListDialog } from '../row-list'
import { useSize } from '../use-size'
import { AxesDrawing } from './axes-drawing'
import styles from './chart.module.css'
import { MOST_POINTS, MOST_SERIES } from './chart-data'
import { ChartTable } from './chart-table'
import { DonutDrawing } from './donut-drawing'
import { Legend } from './legend'
import { type Chart, type DrawingProps, useChart } from './use-chart'

const heightsPx = { small: 200, medium: 300, large: 420, extra_large: 560 }
const NARROW_PX = 520

interface Pressed {
  readonly point: number | null
  readonly series?: number
}

export function ChartFigure() {
  const { t } = useBlockHost()
  const { query, fields, actions, isConfigurable, GroupSettings } = useDatabase(
    'query',
    'fields',
    'actions',
    'isConfigurable',
    'GroupSettings',
  )
  const chart = useChart()
  const [box, size] = useSize<HTMLDivElement>()
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const { look, data } = chart
  const height = heightsPx[look.height]
  const name = useChartName(chart)
  const press = (point: number, series?: number): void =>
    setPressed({ point, ...(series === undefined ? {} : { series }) })
  const isSide = look.legend === 'side' && (size?.width ?? 0) >= NARROW_PX
  const isEmpty = look.type === 'number' ? chart.whole === null : data.points.length === 0
  return (
    <figure className={styles.figure} aria-label={name}>
      {look.hasTitle && look.type !== 'number' && (
        <div className={styles.title} aria-hidden="true">
          {name}
        </div>
      )}
      <div ref={box} className={styles.measured}>
        {!query.answer ? (
          query.problem === null && <Skeleton height={`${height}px`} />
        ) : look.type !== 'number' && !chart.x ? (
          <NothingYet
            icon={ChartColumnIcon}
            title={t('Choose data for the chart')}
            action={
              isConfigurable && (
                <GroupSettings
                  label={t('X axis')}
                  group={fields.query.group}
                  onChange={next => actions.setQuery('group', next)}
                />
              )
            }
          >
            {t('A chart counts the rows in each group. Choose a property to group by.')}
          </NothingYet>
        ) : isEmpty ? (
          <NothingYet icon={ChartColumnIcon} title={t('No data')}>
            {t('No rows match the filters in this view')}
          </NothingYet>
        ) : (
          size && (
            <div className={styles.drawing} data-legend={isSide ? 'side' : undefined}>
              <Drawing
                chart={chart}
                width={isSide ? size.width - SIDE_PX : size.width}
                height={height}
                onPress={press}
                name={name}
                onPressWhole={() => setPressed({ point: null })}
              />
              {look.legend !== 'off' && <Legend chart={chart} />}
            </div>
          )
        )}
      </div>
      {data.pointsInAll > MOST_POINTS && (
        <p className={styles.note}>
          {t('Showing the first {shown} of {all} groups', { shown: MOST_POINTS, all: data.pointsInAll })}
        </p>
      )}
      {data.seriesInAll > MOST_SERIES && (
        <p className={styles.note}>
          {t('Showing the first {shown} of {all} sub-groups', { shown: MOST_SERIES, all: data.seriesInAll })}
        </p>
      )}
      {look.caption !== '' && (
        <figcaption className={styles.caption} dir="auto">
          {look.caption}
        </figcaption>
      )}
      {!isEmpty && look.type !== 'number' && <ChartTable chart={chart} name={name} />}
      {pressed && <Behind chart={chart} pressed={pressed} name={name} onClose={() => setPressed(null)} />}
    </figure>
  )
}
const SIDE_PX = 168
/** Fits into the smallest widget. */
const NUMBER_PX = 120

function Drawing({
  name,
  onPressWhole,
  ...props
}: DrawingProps & { readonly name: string; readonly onPressWhole: () => void }) {
  const { t } = useBlockHost()
  const { chart } = props
  if (chart.look.type === 'donut') return <DonutDrawing {...props} />
  if (chart.look.type !== 'number') return <AxesDrawing {...props} />
  const figure = chart.say(chart.whole)
  return (
    <button
      type="button"
      className={styles.number}
      style={{ minBlockSize: Math.min(props.height, NUMBER_PX) }}
      aria-label={t('{name}: {value}. Show rows', { name, value: figure })}
      onClick={onPressWhole}
    >
      <span className={styles.numberFigure}>{figure}</span>
      {chart.look.hasTitle && <span className={styles.numberName}>{name}</span>}
    </button>
  )
}

/** "Count by Status", "Sum of Cost by Month and Person". */
function useChartName({ measure, x, stack }: Chart): string {
  const { t } = useBlockHost()
  const what =
    measure.of === null
      ? measure.name
      : t('{aggregation} of {property}', { aggregation: measure.name, property: measure.of })
  if (!x) return what
  if (!stack) return t('{what} by {property}', { what, property: x.name })
  return t('{what} by {property} and {other}', { what, property: x.name, other: stack.name })
}

interface BehindProps {
  readonly chart: Chart
  readonly pressed: Pressed
  readonly name: string
  readonly onClose: () => void
}
/** The rows behind a part, as far as they are here. */
function Behind({ chart, pressed, name, onClose }: BehindProps) {
  const query = useAnswer()
  const { point, series } = pressed
  const list = point === null ? query.answer : chart.groupOf(point, series)
  if (!list) return null
  const place = point === null ? undefined : chart.data.points[point]
  const part = chart.data.isStacked && series !== undefined ? chart.data.series[series] : undefined
  return (
    <RowListDialog
      title={[place?.label, part?.label].filter(Boolean).join(' · ') || name}
      rows={list.rows}
      total={list.total}
      onMore={list.hasMore ? () => query.more(place?.key, part?.key) : null}
      onClose={onClose}
    />
  )
}
