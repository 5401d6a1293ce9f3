// What the zooms are called.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { Zoom } from './zooms'

export function useZoomNames(): Readonly<Record<Zoom, string>> {
  const { t } = useBlockHost()
  return {
    hours: t('Hours'),
    day: t('Day'),
    week: t('Week'),
    bi_week: t('2 weeks'),
    month: t('Month'),
    quarter: t('Quarter'),
    year: t('Year'),
    '5_years': t('5 years'),
  }
}
