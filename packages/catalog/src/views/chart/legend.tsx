// What the colours of a chart mean, where they mean something.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import styles from './chart.module.css'
import type { Chart } from './use-chart'

export function Legend({ chart }: { readonly chart: Chart }) {
  const { t } = useBlockHost()
  const { data, colors, look } = chart
  const isRing = look.type === 'donut'
  if (!isRing && !data.isStacked) return null
  const fills = isRing ? colors.points : colors.series
  const items = (isRing ? data.points : data.series)
    .map((item, i) => ({ ...item, fill: fills[i] }))
    .filter((_item, i) => !isRing || (data.points[i]?.total ?? 0) > 0)
  return (
    <ul role="list" className={styles.legend} aria-label={t('Legend')}>
      {items.map(({ key, label, fill }) => (
        <li key={key} className={styles.legendItem}>
          <span className={styles.swatch} style={{ background: fill }} />
          <span className={styles.legendWords} dir="auto" title={label}>
            {label}
          </span>
        </li>
      ))}
    </ul>
  )
}
