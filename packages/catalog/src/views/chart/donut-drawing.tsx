// A ring of slices, with the whole in its middle.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useMemo } from 'react'
import styles from './chart.module.css'
import { slicesOf } from './donut-layout'
import { MarkTip } from './mark-tip'
import { shortened, textWidth } from './text-width'
import type { DrawingProps } from './use-chart'
import { useMarks } from './use-marks'

/** Beside a narrower ring there is no room for words; the legend has them. */
const LEAST_FOR_WORDS_PX = 300

export function DonutDrawing({ chart, width, height, onPress }: DrawingProps) {
  const { t, locale } = useBlockHost()
  const { data, look, colors, say } = chart
  const hasWords = look.donutLabels !== 'none' && width >= LEAST_FOR_WORDS_PX
  const radius = Math.max(40, Math.min(width * (hasWords ? 0.5 : 0.9), height - (hasWords ? 48 : 12)) / 2)
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const slices = useMemo(() => slicesOf(data.points, radius, isRightToLeft), [data, radius, isRightToLeft])
  const marks = useMemo(() => slices.map(({ point }) => ({ point, series: 0 })), [slices])
  const { drawing, active, control } = useMarks(marks, false, i => {
    const slice = slices[i]
    if (slice) onPress(slice.point)
  })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const [x, y] = [width / 2, height / 2]
  const shown = active === null ? undefined : slices[active]
  /** The name gives way, the figure does not. */
  const wordsOf = (point: number, value: number, room: number): string => {
    if (look.donutLabels === 'value') return say(value)
    const figure = look.donutLabels === 'name' ? '' : ` · ${say(value)}`
    return `${shortened(data.points[point]?.label ?? '', Math.max(0, room - textWidth(figure)))}${figure}`
  }
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
        <g transform={`translate(${x} ${y})`}>
          {slices.map((slice, i) => (
            <path
              key={data.points[slice.point]?.key}
              d={slice.path}
              className={`${styles.mark} ${styles.bar}`}
              fill={colors.points[slice.point]}
              aria-label={t('{point}: {value} ({share})', {
                point: data.points[slice.point]?.label ?? '',
                value: say(slice.value),
                share: percent.format(slice.share),
              })}
              {...control(i)}
            />
          ))}
          <g aria-hidden="true">
            {hasWords &&
              slices.map(({ point, value, words, side }) => (
                <text key={point} className={styles.sliceWords} x={words[0]} y={words[1] + 4} textAnchor={side}>
                  {wordsOf(point, value, Math.max(0, width / 2 - Math.abs(words[0])))}
                  <title>{wordsOf(point, value, Number.POSITIVE_INFINITY)}</title>
                </text>
              ))}
            <text className={styles.wholeFigure} y={8} textAnchor="middle">
              {say(chart.whole)}
            </text>
          </g>
        </g>
      </svg>
      {shown && (
        <MarkTip
          at={{ x: x + shown.middle[0], y: y + shown.middle[1] }}
          width={width}
          color={colors.points[shown.point] ?? ''}
          title={data.points[shown.point]?.label ?? ''}
          part={percent.format(shown.share)}
          value={say(shown.value)}
        />
      )}
    </div>
  )
}
