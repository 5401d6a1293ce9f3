// What people choose about a timeline.
import { TITLE } from '@sheaf/core/collection/schema'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { dateProperty, datesAmong } from '../date-property'
import { PropertyChoice, useFormOf } from '../property-choice'
import { useZoomNames } from './use-zoom-names'
import { zoomOf, zooms } from './zooms'

export function TimelineSettings() {
  const { t } = useBlockHost()
  const { fields, properties, kinds, actions, dependencies } = useDatabase(
    'fields',
    'properties',
    'kinds',
    'actions',
    'dependencies',
  )
  const formOf = useFormOf()
  const names = useZoomNames()
  const { format } = fields
  const dates = datesAmong(properties, formOf)
  const isTableShown = format['show_table'] !== false
  const inTable = Array.isArray(format['table_properties']) ? (format['table_properties'] as readonly string[]) : []
  const chosen = (name: string): string | undefined => {
    const value = format[name]
    return typeof value === 'string' ? value : undefined
  }
  return (
    <>
      <PropertyChoice
        label={t('Start date')}
        properties={dates}
        value={dateProperty(format['date_property_id'], properties, formOf)?.id}
        onChange={next => actions.setFormat('date_property_id', next)}
      />
      <PropertyChoice
        label={t('End date')}
        properties={dates}
        value={chosen('end_date_property_id')}
        none={t('Same property')}
        onChange={next => actions.setFormat('end_date_property_id', next)}
      />
      <SelectField
        label={t('Default view')}
        value={zoomOf(format['preference'])}
        choices={zooms.map(value => ({ value, label: names[value] }))}
        onChange={zoom => actions.setFormat('preference', { zoom })}
      />
      <PropertyChoice
        label={t('Color by')}
        properties={properties.filter(({ type }) => kinds.get(type)?.refersTo === 'options')}
        value={chosen('color_by')}
        none={t('None')}
        onChange={next => actions.setFormat('color_by', next)}
      />
      <PropertyChoice
        label={t('Draw arrows to')}
        properties={properties.filter(({ type }) => kinds.get(type)?.refersTo === 'rows')}
        value={chosen('arrows_by')}
        none={dependencies ? t('Dependent rows') : t('No arrows')}
        onChange={next => actions.setFormat('arrows_by', next)}
      />
      <SwitchField
        label={t('Show table')}
        checked={isTableShown}
        onChange={next => actions.setFormat('show_table', next)}
      />
      {isTableShown &&
        properties
          .filter(({ id }) => id !== TITLE)
          .map(({ id, name }) => (
            <SwitchField
              key={id}
              label={t('Show {property} in table', { property: name })}
              checked={inTable.includes(id)}
              onChange={next =>
                actions.setFormat('table_properties', next ? [...inTable, id] : inTable.filter(one => one !== id))
              }
            />
          ))}
    </>
  )
}
