// Columns, bars and lines with their axes, as SVG.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useMemo } from 'react'
import { Axes, ReferenceWords } from './axes'
import styles from './chart.module.css'
import { layOut, type Mark } from './chart-layout'
import { MarkTip } from './mark-tip'
import { textWidth } from './text-width'
import type { DrawingProps } from './use-chart'
import { useMarks } from './use-marks'

export function AxesDrawing({ chart, width, height, onPress }: DrawingProps) {
  const { t } = useBlockHost()
  const { data, look, colors, say } = chart
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const layout = useMemo(
    () => layOut({ data, look, width, height, isRightToLeft, say, widthOf: textWidth }),
    [data, look, width, height, isRightToLeft, say],
  )
  const { marks, lines, isLying } = layout
  const { drawing, active, control } = useMarks(marks, isLying, i => {
    const mark = marks[i]
    if (mark) onPress(mark.point, mark.series)
  })
  const nameOf = (mark: Mark): string => {
    const value = say(mark.value)
    const point = data.points[mark.point]?.label ?? ''
    const part = data.isStacked ? (data.series[mark.series]?.label ?? '') : ''
    return part ? t('{point}, {part}: {value}', { point, part, value }) : t('{point}: {value}', { point, value })
  }
  const shown = active === null ? undefined : marks[active]
  return (
    <div className={styles.canvas}>
      <svg
        ref={drawing}
        className={styles.svg}
        width={width}
        height={height}
        role="group"
        aria-label={t('Chart segments')}
      >
        <Axes chart={chart} layout={layout} width={width} height={height} isRightToLeft={isRightToLeft} />
        {lines.map(line => (
          <g key={line.series} aria-hidden="true">
            {look.isFilled && <path d={line.area} className={styles.area} fill={colors.of(0, line.series)} />}
            <path d={line.path} className={styles.line} stroke={colors.of(0, line.series)} />
          </g>
        ))}
        {marks.map((mark, i) => (
          <g
            key={`${data.points[mark.point]?.key}:${data.series[mark.series]?.key}`}
            className={styles.mark}
            aria-label={nameOf(mark)}
            {...control(i)}
          >
            {look.type === 'line' ? (
              <LineDot mark={mark} color={colors.of(mark.point, mark.series)} />
            ) : (
              <Bar mark={mark} color={colors.of(mark.point, mark.series)} isLying={isLying} />
            )}
          </g>
        ))}
        <ReferenceWords layout={layout} isRightToLeft={isRightToLeft} />
        {look.hasDataLabels && (
          <g aria-hidden="true">
            {marks.map(mark => (
              <DataLabel
                key={`${mark.point}:${mark.series}`}
                mark={mark}
                words={say(mark.value)}
                isLying={isLying}
                isRightToLeft={isRightToLeft}
                isInside={data.isStacked && look.type !== 'line' && look.groupStyle !== 'side_by_side'}
              />
            ))}
          </g>
        )}
      </svg>
      {shown && (
        <MarkTip
          at={{ x: shown.box.x + shown.box.width / 2, y: shown.box.y }}
          width={width}
          color={colors.of(shown.point, shown.series)}
          title={data.points[shown.point]?.label ?? ''}
          part={data.isStacked ? (data.series[shown.series]?.label ?? '') : ''}
          value={say(shown.value)}
        />
      )}
    </div>
  )
}

interface BarProps {
  readonly mark: Mark
  readonly color: string
  readonly isLying: boolean
}
/** What is too small to be seen is still there to be pressed. */
const LEAST = 1.5
function Bar({ mark: { box }, color, isLying }: BarProps) {
  const width = Math.max(box.width, isLying && box.width > 0 ? LEAST : 0)
  const height = Math.max(box.height, !isLying && box.height > 0 ? LEAST : 0)
  return <rect className={styles.bar} x={box.x} y={box.y} width={width} height={height} rx={2} fill={color} />
}
const DOT_PX = 3.5
function LineDot({ mark: { box }, color }: Omit<BarProps, 'isLying'>) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return (
    <>
      <circle cx={x} cy={y} r={box.width} className={styles.reach} />
      <circle cx={x} cy={y} r={DOT_PX} className={styles.dot} stroke={color} />
    </>
  )
}

interface DataLabelProps {
  readonly mark: Mark
  readonly words: string
  readonly isLying: boolean
  readonly isRightToLeft: boolean
  readonly isInside: boolean
}
function DataLabel({ mark: { box, value }, words, isLying, isRightToLeft, isInside }: DataLabelProps) {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 + 4 }
  if (isInside) {
    const fits = box.height >= 12 && box.width >= textWidth(words)
    return fits ? (
      <text className={styles.dataLabel} {...middle} textAnchor="middle">
        {words}
      </text>
    ) : null
  }
  if (!isLying)
    return (
      <text
        className={styles.dataLabel}
        x={middle.x}
        y={value < 0 ? box.y + box.height + 14 : box.y - 5}
        textAnchor="middle"
      >
        {words}
      </text>
    )
  const isBackward = value < 0 !== isRightToLeft
  return (
    <text
      className={styles.dataLabel}
      x={isBackward ? box.x - 5 : box.x + box.width + 5}
      y={middle.y}
      textAnchor={isBackward ? 'end' : 'start'}
    >
      {words}
    </text>
  )
}
