// How high a map is, and which property says where rows are.

import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { wordIn } from '../format-fields'
import { mapHeights, PLACE, placeProperty } from './map'

export function MapSettings() {
  const { t } = useBlockHost()
  const { fields, schema, properties, actions } = useDatabase('fields', 'schema', 'properties', 'actions')
  const places = properties.filter(({ type }) => type === PLACE)
  const names = { small: t('Small'), medium: t('Medium'), large: t('Large'), extra_large: t('Extra large') }
  return (
    <>
      <SelectField
        label={t('Place property')}
        value={placeProperty(fields, schema)?.id ?? ''}
        choices={places.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={id => actions.setFormat('map_by', id)}
      />
      <SelectField
        label={t('Height')}
        value={wordIn(fields.format, 'height', mapHeights)}
        choices={(['small', 'medium', 'large', 'extra_large'] as const).map(value => ({ value, label: names[value] }))}
        onChange={height => actions.setFormat('height', height)}
      />
    </>
  )
}
