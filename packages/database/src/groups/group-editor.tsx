// By what the rows of a view are put together.

import type { Grouping } from '@sheaf/core/collection/query'
import { groupingsOf } from '@sheaf/core/kinds/askable'
import { formOf } from '@sheaf/core/kinds/property-kind'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Field } from '@sheaf/ui/field/field'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { useDatabase } from '../contract/database-hooks'
import type { Translate } from '../host/translate'
import styles from '../properties/property-settings.module.css'

interface GroupEditorProps {
  readonly label: string
  readonly group: Grouping | undefined
  readonly onChange: (group: Grouping | null) => void
}

function wayName(t: Translate, way: NonNullable<Grouping['by']>): string {
  return {
    relative: t('Relative'),
    day: t('Day'),
    week: t('Week'),
    month: t('Month'),
    quarter: t('Quarter'),
    year: t('Year'),
    exact: t('Exact text'),
    letter: t('First letter'),
    option: t('Option'),
    group: t('Option group'),
  }[way]
}

export function GroupEditor({ label, group, onChange }: GroupEditorProps) {
  const { t } = useBlockHost()
  const { properties, schema, kinds } = useDatabase('properties', 'schema', 'kinds')
  const ways = (id: string) => {
    const property = schema[id]
    return property ? groupingsOf(kinds, property) : []
  }
  const formIn = (id: string) => {
    const property = schema[id]
    return property && formOf(kinds, property)
  }
  const groupable = properties.filter(one => ways(one.id).length > 0)
  const NONE = ''
  return (
    <div className={styles.settings}>
      <SelectField
        label={label}
        value={group?.property ?? NONE}
        choices={[{ value: NONE, label: t('None') }, ...groupable.map(one => ({ value: one.id, label: one.name }))]}
        onChange={id => {
          const [by] = ways(id)
          onChange(id === NONE ? null : { property: id, ...(by ? { by } : {}) })
        }}
      />
      {group && ways(group.property).length > 1 && (
        <SelectField
          label={t('Grouping')}
          value={group.by ?? ways(group.property)[0] ?? 'exact'}
          choices={ways(group.property).map(way => ({ value: way, label: wayName(t, way) }))}
          onChange={by => onChange({ ...group, by })}
        />
      )}
      {group && formIn(group.property) === 'number' && (
        <RangeFields key={group.property} range={group.range} onChange={range => onChange(withRange(group, range))} />
      )}
      {group && (
        <>
          <SelectField
            label={t('Sort groups')}
            value={group.sort ?? 'manual'}
            choices={[
              { value: 'manual', label: t('Manual') },
              { value: 'ascending', label: t('Ascending') },
              { value: 'descending', label: t('Descending') },
            ]}
            onChange={sort => onChange({ ...group, sort })}
          />
          <SwitchField
            label={t('Hide empty groups')}
            checked={group.hideEmpty === true}
            onChange={hideEmpty => onChange({ ...group, hideEmpty })}
          />
        </>
      )}
    </div>
  )
}

type Range = NonNullable<Grouping['range']>
const FIRST_RANGE: Range = { start: 0, end: 100, size: 10 }

function withRange({ range: _before, ...group }: Grouping, range: Range | null): Grouping {
  return range ? { ...group, range } : group
}

/** Numbers are put together one by one, or in steps of the same size. */
function RangeFields({
  range,
  onChange,
}: {
  readonly range: Range | undefined
  readonly onChange: (range: Range | null) => void
}) {
  const { t } = useBlockHost()
  const field = (label: string, name: keyof Range) =>
    range && (
      <Field
        key={range[name]}
        label={label}
        type="number"
        step="any"
        defaultValue={range[name]}
        onBlur={event => {
          const next = { ...range, [name]: event.currentTarget.valueAsNumber }
          const isRange = next.size > 0 && next.end > next.start
          if (isRange && next[name] !== range[name]) onChange(next)
          else if (!isRange) event.currentTarget.value = String(range[name])
        }}
      />
    )
  return (
    <>
      <SwitchField
        label={t('Group by range')}
        checked={range !== undefined}
        onChange={on => onChange(on ? FIRST_RANGE : null)}
      />
      {range && (
        <div className={styles.steps}>
          {field(t('From'), 'start')}
          {field(t('To'), 'end')}
          {field(t('Range size'), 'size')}
        </div>
      )}
    </>
  )
}
