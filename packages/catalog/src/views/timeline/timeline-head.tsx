// Above a timeline: what is seen of time, how close, and the way to today.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { Icon, MinusIcon, PlusIcon } from '@sheaf/ui/icon/icon'
import { daysRange } from '../day-names'
import { dayAt } from '../day-spans'
import { wallAtPx } from './axis'
import styles from './timeline.module.css'
import type { AxisView } from './use-axis'
import { useZoomNames } from './use-zoom-names'
import { zoomBy, zooms } from './zooms'

export function TimelineHead({ axisView, today }: { readonly axisView: AxisView; readonly today: number }) {
  const { t, locale } = useBlockHost()
  const names = useZoomNames()
  const { axis, sight, zoom, setZoom, showTime } = axisView
  const first = dayAt(wallAtPx(axis, sight.left))
  const last = dayAt(wallAtPx(axis, sight.left + sight.width))
  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>{sight.width > 0 && daysRange(first, last, locale)}</h2>
      <Button size="small" variant="quiet" onClick={() => showTime(today)}>
        {t('Today')}
      </Button>
      <div className={styles.zoom}>
        <IconButton
          label={t('Zoom out')}
          icon={<Icon of={MinusIcon} />}
          disabled={zoom === zooms.at(-1)}
          onClick={() => setZoom(zoomBy(zoom, -1))}
        />
        <SelectField
          label={t('Zoom')}
          labelHidden
          value={zoom}
          choices={zooms.map(value => ({ value, label: names[value] }))}
          onChange={next => setZoom(next)}
        />
        <IconButton
          label={t('Zoom in')}
          icon={<Icon of={PlusIcon} />}
          disabled={zoom === zooms[0]}
          onClick={() => setZoom(zoomBy(zoom, 1))}
        />
      </div>
    </div>
  )
}
