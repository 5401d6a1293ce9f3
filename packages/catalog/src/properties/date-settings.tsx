// How dates are shown: for dates, for when rows were made or edited, and for what formulas and rollups give.
import type { Property } from '@sheaf/core/collection/schema'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '@sheaf/editor/host/database'
import { SelectField } from '@sheaf/ui/field/select-field'
import { dateFormats, timeFormats } from './date-words'
import styles from './picker.module.css'
import { stringIn } from './read-json'

export function DateSettings({ property }: { readonly property: Property }) {
  const { t } = useBlockHost()
  const { deeds } = useDatabase()
  const dates: Readonly<Record<(typeof dateFormats)[number], string>> = {
    full: t('Full date'),
    short: t('Short date'),
    month_day_year: t('Month/day/year'),
    day_month_year: t('Day/month/year'),
    year_month_day: t('Year/month/day'),
    relative: t('Relative'),
  }
  const times: Readonly<Record<(typeof timeFormats)[number], string>> = {
    '12_hour': t('12 hours'),
    '24_hour': t('24 hours'),
    hidden: t('Hidden'),
  }
  const zone = stringIn(property['zone'])
  const change = (name: string, value: string): void => deeds.changeProperty(property.id, { [name]: value || null })
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('Date format')}
        value={stringIn(property['date_format']) || 'full'}
        choices={dateFormats.map(value => ({ value: value as string, label: dates[value] }))}
        onChange={value => change('date_format', value)}
      />
      <SelectField
        label={t('Time format')}
        value={stringIn(property['time_format'])}
        choices={[
          { value: '', label: t('As in your language') },
          ...timeFormats.map(value => ({ value: value as string, label: times[value] })),
        ]}
        onChange={value => change('time_format', value)}
      />
      <SelectField
        label={t('Time zone')}
        value={zone}
        choices={[
          { value: '', label: t('That of the reader') },
          ...[...new Set([...(zone ? [zone] : []), 'UTC', ...Intl.supportedValuesOf('timeZone')])].map(name => ({
            value: name,
            label: name.replaceAll('_', ' '),
          })),
        ]}
        onChange={value => change('zone', value)}
      />
    </div>
  )
}
