// What stands around the plot: figures and names at the axes, their titles, the grid, and lines of reference.
import styles from './chart.module.css'
import { inkOf } from './chart-colors'
import type { ChartLayout } from './chart-layout'
import { shortened } from './text-width'
import type { Chart } from './use-chart'

interface AxesProps {
  readonly chart: Chart
  readonly layout: ChartLayout
  readonly width: number
  readonly height: number
  readonly isRightToLeft: boolean
}
const GAP = 8
const DASH = '5 4'
const LINE_HEIGHT = 16

export function Axes({ chart, layout, width, height, isRightToLeft }: AxesProps) {
  const { look, x, measure } = chart
  const { plot, isLying, valueTicks, pointTicks, below, references, base } = layout
  const [right, bottom] = [plot.x + plot.width, plot.y + plot.height]
  const besideAt = isRightToLeft ? right + GAP : plot.x - GAP
  const besideAnchor = isRightToLeft ? 'start' : 'end'
  const aside = isLying ? pointTicks : valueTicks
  const hasRows = look.gridLines === 'horizontal' || look.gridLines === 'both'
  const hasColumns = look.gridLines === 'vertical' || look.gridLines === 'both'
  // A pixel more than was measured: sums of fractions are not exact.
  const besideRoom = (isRightToLeft ? width - right - GAP : plot.x - GAP) + 1
  const valueName = measure.of ?? measure.name
  const titles = { below: isLying ? valueName : (x?.name ?? ''), beside: isLying ? (x?.name ?? '') : valueName }
  return (
    <g aria-hidden="true">
      {/* The grid belongs to values: names need no lines. */}
      {(isLying ? hasColumns || hasRows : hasRows) &&
        valueTicks.map(({ at }) =>
          isLying ? (
            <line key={at} className={styles.grid} x1={at} x2={at} y1={plot.y} y2={bottom} />
          ) : (
            <line key={at} className={styles.grid} x1={plot.x} x2={right} y1={at} y2={at} />
          ),
        )}
      {(isLying ? hasRows && hasColumns : hasColumns) &&
        pointTicks.map(({ at }) =>
          isLying ? (
            <line key={at} className={styles.grid} x1={plot.x} x2={right} y1={at} y2={at} />
          ) : (
            <line key={at} className={styles.grid} x1={at} x2={at} y1={plot.y} y2={bottom} />
          ),
        )}
      {isLying ? (
        <line className={styles.axis} x1={base} x2={base} y1={plot.y} y2={bottom} />
      ) : (
        <line className={styles.axis} x1={plot.x} x2={right} y1={base} y2={base} />
      )}
      {aside.map(({ at, words }) => (
        <text key={at} className={styles.tick} x={besideAt} y={at + 4} textAnchor={besideAnchor}>
          {shortened(words, besideRoom)}
          <title>{words}</title>
        </text>
      ))}
      {below.map(({ at, center, words, lines }) => (
        <text key={at} className={styles.tick} y={bottom + 18} textAnchor="middle">
          <tspan x={center}>{lines[0]}</tspan>
          {lines[1] && (
            <tspan x={center} dy={LINE_HEIGHT}>
              {lines[1]}
            </tspan>
          )}
          <title>{words}</title>
        </text>
      ))}
      {(look.axisLabels === 'x' || look.axisLabels === 'both') && (
        <text className={styles.axisTitle} x={plot.x + plot.width / 2} y={height - 2} textAnchor="middle">
          {titles.below}
        </text>
      )}
      {(look.axisLabels === 'y' || look.axisLabels === 'both') && (
        <text
          className={styles.axisTitle}
          transform={`translate(${isRightToLeft ? width - 4 : 12} ${plot.y + plot.height / 2}) rotate(-90)`}
          textAnchor="middle"
        >
          {titles.beside}
        </text>
      )}
      {references.map(({ line, at }) => {
        const dash = line.dash === 'dash' ? { strokeDasharray: DASH } : {}
        const ends = isLying ? { x1: at, x2: at, y1: plot.y, y2: bottom } : { x1: plot.x, x2: right, y1: at, y2: at }
        return <line key={line.id} className={styles.reference} stroke={inkOf(line.color)} {...ends} {...dash} />
      })}
    </g>
  )
}

/** The words at lines of reference: over what is drawn, which would strike them out. */
export function ReferenceWords({ layout, isRightToLeft }: Pick<AxesProps, 'layout' | 'isRightToLeft'>) {
  const { plot, isLying, references } = layout
  return (
    <g aria-hidden="true">
      {references.map(({ line, at }) => (
        <text
          key={line.id}
          className={styles.referenceWords}
          fill={inkOf(line.color)}
          x={isLying ? at : isRightToLeft ? plot.x : plot.x + plot.width}
          y={isLying ? plot.y - 4 : at - 4}
          textAnchor={isLying ? 'middle' : isRightToLeft ? 'start' : 'end'}
        >
          {line.label}
        </text>
      ))}
    </g>
  )
}
