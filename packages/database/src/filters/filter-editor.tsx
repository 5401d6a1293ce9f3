// Filters of a view, built from conditions and groups of them.

import type { Condition, Filter } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import { operatorsOf } from '@sheaf/core/kinds/askable'
import { formOf } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { CloseIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { joinClasses } from '@sheaf/ui/join-classes'
import { askedOf } from '../conditions/asked-of'
import {
  addAt,
  asGroup,
  changeAt,
  comparedBy,
  type FilterGroup,
  type FilterPath,
  filterOf,
  firstCondition,
  groupIn,
  MOST_DEEP,
} from '../conditions/filter-tree'
import { FilterValue } from '../conditions/filter-value'
import { fittingCondition } from '../conditions/fitting-condition'
import { operatorName } from '../conditions/operator-words'
import { QuantifierField } from '../conditions/quantifier-field'
import { useDatabase } from '../contract/database-hooks'
import styles from './filter-editor.module.css'

interface FilterEditorProps {
  readonly filter: Filter | undefined
  readonly onChange: (filter: Filter | null) => void
}

export function FilterEditor({ filter, onChange }: FilterEditorProps) {
  const { t } = useBlockHost()
  const root = asGroup(filter)
  const change = (next: FilterGroup): void => onChange(next.parts.length === 0 ? null : filterOf(next))
  return (
    <div className={joinClasses(styles.editor, styles.rules)}>
      {root.parts.length === 0 && <p className={styles.empty}>{t('No filters')}</p>}
      <Group group={root} path={[]} root={root} onChange={change} />
    </div>
  )
}

interface GroupProps {
  readonly group: FilterGroup
  readonly path: FilterPath
  readonly root: FilterGroup
  readonly onChange: (root: FilterGroup) => void
}

function Group({ group, path, root, onChange }: GroupProps) {
  const { t } = useBlockHost()
  const { properties, kinds } = useDatabase('properties', 'kinds')
  const first = properties.find(one => operatorsOf(kinds, one).length > 0)
  const setJoin = (join: 'and' | 'or'): void => {
    if (path.length === 0) return onChange({ ...root, join })
    onChange(changeAt(root, path, part => filterOf({ ...(groupIn(part) as FilterGroup), join })))
  }
  return (
    <div
      className={styles.group}
      role="group"
      aria-label={t('Filter group')}
      data-deep={path.length > 0 ? '' : undefined}
    >
      {group.parts.map((part, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a condition has no name but its place
        <div key={i} className={styles.line}>
          <span className={styles.join}>
            {i === 0 ? (
              t('Where')
            ) : i === 1 ? (
              <SelectField
                label={t('Match all or any')}
                labelHidden
                value={group.join}
                choices={[
                  { value: 'and', label: t('and') },
                  { value: 'or', label: t('or') },
                ]}
                onChange={setJoin}
              />
            ) : group.join === 'and' ? (
              t('and')
            ) : (
              t('or')
            )}
          </span>
          <Part part={part} path={[...path, i]} root={root} onChange={onChange} />
          <IconButton
            label={t('Remove filter')}
            icon={<Icon of={CloseIcon} />}
            onClick={() => onChange(changeAt(root, [...path, i], () => null))}
          />
        </div>
      ))}
      {first && (
        <div className={styles.adds}>
          <Button
            variant="quiet"
            size="small"
            icon={<Icon of={PlusIcon} />}
            onClick={() => onChange(addAt(root, path, firstCondition(kinds, first)))}
          >
            {t('Add filter')}
          </Button>
          {path.length < MOST_DEEP - 1 && (
            <Button
              variant="quiet"
              size="small"
              icon={<Icon of={PlusIcon} />}
              onClick={() => onChange(addAt(root, path, { or: [firstCondition(kinds, first)] }))}
            >
              {t('Add group')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Part({ part, path, root, onChange }: Omit<GroupProps, 'group'> & { readonly part: Filter }) {
  const { t } = useBlockHost()
  const { schema } = useDatabase('schema')
  const inner = groupIn(part)
  if (inner) return <Group group={inner} path={path} root={root} onChange={onChange} />
  const condition = part as Condition
  const property = schema[condition.property]
  if (!property) return <span className={styles.gone}>{t('Deleted property')}</span>
  return (
    <ConditionFields
      condition={condition}
      property={property}
      onChange={next => onChange(changeAt(root, path, () => next))}
    />
  )
}

export function ConditionFields({
  condition,
  property,
  onChange,
}: {
  readonly condition: Condition
  readonly property: Property
  readonly onChange: (condition: Condition) => void
}) {
  const { t } = useBlockHost()
  const { properties, schema, kinds } = useDatabase('properties', 'schema', 'kinds')
  const { property: asked, isOfMany } = askedOf(property)
  const form = formOf(kinds, asked)
  const operators = operatorsOf(kinds, asked)
  const isKnown = operators.includes(condition.operator)
  const { value: _value, ...bare } = condition
  return (
    <span className={styles.condition}>
      <SelectField
        label={t('Property')}
        labelHidden
        value={property.id}
        choices={properties
          .filter(one => operatorsOf(kinds, one).length > 0)
          .map(one => ({ value: one.id, label: one.name }))}
        onChange={id => {
          const next = schema[id]
          if (next) onChange(firstCondition(kinds, next))
        }}
      />
      {isOfMany && <QuantifierField condition={condition} onChange={onChange} />}
      <SelectField
        label={t('Condition')}
        labelHidden
        value={condition.operator}
        choices={[
          ...(isKnown ? [] : [{ value: condition.operator, label: t('Choose a condition') }]),
          ...operators.map(one => ({ value: one, label: operatorName(t, one, form) })),
        ]}
        onChange={operator => onChange(comparedBy(condition, operator, form))}
      />
      {isKnown && (
        <FilterValue
          key={`${property.id}:${condition.operator}`}
          condition={fittingCondition(condition, form)}
          property={asked}
          onChange={(value: Json | undefined) => onChange(value === undefined ? bare : { ...condition, value })}
        />
      )}
    </span>
  )
}
