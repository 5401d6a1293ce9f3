// How dates are shown: for dates, for when rows were made or edited, and for what formulas and rollups give.
import type { Property } from '@sheaf/core/collection/schema'
import type { PropertyLook } from '@sheaf/core/kinds/property-kind'
import { useDatabaseActions } from '@sheaf/database/contract/database-hooks'
import styles from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { dateLook, timeLook } from './date-looks'
import { stringIn } from './read-json'

export function DateSettings({ property }: { readonly property: Property }) {
  const { t, t: tData } = useBlockHost()
  const actions = useDatabaseActions()
  const choicesOf = ({ choices }: PropertyLook) => choices.map(({ value, label }) => ({ value, label: tData(label) }))
  const zone = stringIn(property['zone'])
  const change = (name: string, value: string): void => actions.changeProperty(property, { [name]: value || null })
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('Date format')}
        value={stringIn(property['date_format']) || 'full'}
        choices={choicesOf(dateLook)}
        onChange={value => change('date_format', value)}
      />
      <SelectField
        label={t('Time format')}
        value={stringIn(property['time_format'])}
        choices={[{ value: '', label: t('Language default') }, ...choicesOf(timeLook)]}
        onChange={value => change('time_format', value)}
      />
      <SelectField
        label={t('Time zone')}
        value={zone}
        choices={[
          { value: '', label: t('Viewer’s time zone') },
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
