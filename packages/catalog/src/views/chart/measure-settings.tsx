// What a chart measures: rows, or something about a property of theirs.
import type { Aggregation } from '@sheaf/core/collection/query'
import { TITLE } from '@sheaf/core/collection/schema'
import { aggregationsOf } from '@sheaf/core/kinds/askable'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { measureOf } from './chart'

/** Aggregations that give a figure. Dates and lists of values cannot be drawn along an axis. */
const undrawn: ReadonlySet<Aggregation> = new Set([
  'earliest_date',
  'latest_date',
  'count_per_group',
  'percent_per_group',
  'show_original',
  'show_unique',
])

export function MeasureSettings() {
  const { t } = useBlockHost()
  const { fields, properties, schema, kinds, actions, aggregationName } = useDatabase(
    'fields',
    'properties',
    'schema',
    'kinds',
    'actions',
    'aggregationName',
  )
  const spec = measureOf(fields)
  const ways = (id: string): readonly Aggregation[] => {
    const property = schema[id]
    const all = property ? aggregationsOf(kinds, property) : []
    return all.filter(one => !undrawn.has(one) && (id === TITLE || one !== 'count'))
  }
  const isRows = spec.property === TITLE && spec.aggregation === 'count'
  const ROWS = ''
  return (
    <>
      <SelectField
        label={t('What to show')}
        value={isRows ? ROWS : spec.property}
        choices={[
          { value: ROWS, label: t('Number of rows') },
          ...properties
            .filter(({ id }) => id !== TITLE && ways(id).length > 0)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={id => {
          const found = ways(id)
          const aggregation = found.includes('sum') ? 'sum' : found[0]
          actions.setQuery('aggregations', id === ROWS || !aggregation ? null : [{ property: id, aggregation }])
        }}
      />
      {!isRows && (
        <SelectField
          label={t('Calculate')}
          value={spec.aggregation}
          choices={ways(spec.property).map(value => ({ value, label: aggregationName(value) }))}
          onChange={aggregation => actions.setQuery('aggregations', [{ ...spec, aggregation }])}
        />
      )}
    </>
  )
}
