// What related rows have, counted, summed up or listed.

import { type Aggregation, aggregations } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import { aggregationsOf } from '@sheaf/core/kinds/askable'
import type { PropertyView } from '@sheaf/database/contract/database'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import styles from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { ComputedCell } from '../computed-cell'
import { ComputedSettings } from '../computed-settings'
import { useCollections } from '../use-collections'

const always: readonly Aggregation[] = ['show_original', 'show_unique']

function Settings({ property }: { readonly property: Property }) {
  const { t } = useBlockHost()
  const { properties, kinds, actions, aggregationName } = useDatabase(
    'properties',
    'kinds',
    'actions',
    'aggregationName',
  )
  const { all, problem } = useCollections()
  const relations = properties.filter(({ type }) => {
    const kind = kinds.get(type)
    return kind?.refersTo === 'rows' && kind.source === 'stored'
  })
  const relation = relations.find(({ id }) => id === property['relation'])
  const related = all?.find(({ id }) => id === relation?.['collection_id'])
  const target = related?.properties.find(({ id }) => id === property['target'])
  const called = aggregations.find(name => name === property['function']) ?? 'show_original'
  const offered = aggregations.filter(
    name => always.includes(name) || (target && aggregationsOf(kinds, target).includes(name)),
  )
  const set = (next: Aggregation, of: Property | undefined): void =>
    actions.changeProperty(property, { target: of?.id ?? null, function: next })
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('Relation')}
        value={relation?.id ?? ''}
        {...(relations.length === 0 && { hint: t('A rollup needs a relation. Add one to this database first.') })}
        choices={[
          ...(relation ? [] : [{ value: '', label: t('Choose a relation') }]),
          ...relations.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={id => actions.changeProperty(property, { relation: id, target: null })}
      />
      {relation && (
        <SelectField
          label={t('Property')}
          value={target?.id ?? ''}
          disabled={!related}
          {...(problem && { error: problem })}
          choices={[
            ...(target ? [] : [{ value: '', label: related || problem ? t('Choose a property') : t('Loading…') }]),
            ...(related?.properties ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={id =>
            set(
              'show_original',
              related?.properties.find(one => one.id === id),
            )
          }
        />
      )}
      {target && (
        <SelectField
          label={t('Calculate')}
          value={called}
          choices={offered.map(name => ({ value: name, label: aggregationName(name) }))}
          onChange={name => set(name, target)}
        />
      )}
      {target && <ComputedSettings property={property} />}
    </div>
  )
}

export const rollupView: PropertyView = { type: 'rollup', Show: ComputedCell, edit: 'none', Settings, asksFirst: true }
