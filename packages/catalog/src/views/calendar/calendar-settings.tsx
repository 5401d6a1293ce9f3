// What people choose about a calendar.

import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { dateProperty, datesAmong } from '../date-property'
import { PropertyChoice, useFormOf } from '../property-choice'
import { rangeOf } from './calendar'

export function CalendarSettings() {
  const { t } = useBlockHost()
  const { fields, properties, actions } = useDatabase('fields', 'properties', 'actions')
  const formOf = useFormOf()
  const { format } = fields
  return (
    <>
      <PropertyChoice
        label={t('Show calendar by')}
        properties={datesAmong(properties, formOf)}
        value={dateProperty(format['date_property_id'], properties, formOf)?.id}
        onChange={next => actions.setFormat('date_property_id', next)}
      />
      <SelectField
        label={t('Default view')}
        value={rangeOf(format)}
        choices={[
          { value: 'month', label: t('Month') },
          { value: 'week', label: t('Week') },
          { value: 'agenda', label: t('Agenda') },
        ]}
        onChange={next => actions.setFormat('view_range', next)}
      />
      <SwitchField
        label={t('Show weekends')}
        checked={format['show_weekends'] !== false}
        onChange={next => actions.setFormat('show_weekends', next)}
      />
    </>
  )
}
