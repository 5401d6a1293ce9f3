// A condition as it is written in a chip: how it compares, and with what.

import { type Condition, needsNoValue } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import { operatorsOf } from '@sheaf/core/kinds/askable'
import { formOf } from '@sheaf/core/kinds/property-kind'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import type { ReactNode } from 'react'
import { useDatabase } from '../contract/database-hooks'
import styles from '../filters/quick-filters.module.css'
import { askedOf } from './asked-of'
import { ChoiceList } from './choice-list'
import { comparedBy } from './filter-tree'
import { FilterValue } from './filter-value'
import { fittingCondition } from './fitting-condition'
import { operatorName } from './operator-words'
import { QuantifierField } from './quantifier-field'
import { RowChoiceList } from './row-choice-list'
import { chosenIn, rowsChosenIn, useChoices } from './use-choices'

interface ConditionEditorProps {
  readonly property: Property
  readonly condition: Condition
  readonly onChange: (condition: Condition) => void
  /** Below it: what else can be done. */
  readonly children: ReactNode
}

/** Where the keyboard goes when a chip opens. */
export const VALUE_FIELD = '[data-value] :is(input, select, button)'

export function ConditionEditor({ property: own, condition, onChange, children }: ConditionEditorProps) {
  const { t } = useBlockHost()
  const { kinds } = useDatabase('kinds')
  const { property, isOfMany } = askedOf(own)
  const form = formOf(kinds, property)
  const operators = operatorsOf(kinds, property)
  return (
    <div className={styles.editor}>
      {isOfMany && <QuantifierField condition={condition} onChange={onChange} />}
      <SelectField
        label={t('Condition')}
        labelHidden
        value={condition.operator}
        choices={[
          ...(operators.includes(condition.operator) ? [] : [{ value: condition.operator, label: t('Choose') }]),
          ...operators.map(value => ({ value, label: operatorName(t, value, form) })),
        ]}
        onChange={operator => onChange(comparedBy(condition, operator, form))}
      />
      {operators.includes(condition.operator) && (
        <div data-value="">
          <Value name={own.name} property={property} condition={condition} onChange={onChange} />
        </div>
      )}
      {children}
    </div>
  )
}

interface ValueProps extends Omit<ConditionEditorProps, 'children'> {
  readonly name: string
}
function Value({ name, property, condition, onChange }: ValueProps) {
  const { kinds } = useDatabase('kinds')
  const choices = useChoices(property, condition.value)
  const rowsOf = rowsChosenIn(kinds, property)
  const form = formOf(kinds, property)
  const { value: _value, ...bare } = condition
  const set = (value: Condition['value']): void => onChange(value === undefined ? bare : { ...condition, value })
  const isList = (form === 'choice' || form === 'list') && !needsNoValue(condition.operator)
  const ticked = {
    label: name,
    chosen: chosenIn(condition.value),
    onChange: (chosen: readonly string[]) => set(chosen.length > 0 ? [...chosen] : undefined),
  }
  if (isList && rowsOf) return <RowChoiceList {...ticked} collection={rowsOf} />
  if (isList) return <ChoiceList {...ticked} choices={choices} />
  return (
    <FilterValue
      key={condition.operator}
      condition={fittingCondition(condition, form)}
      property={property}
      onChange={set}
    />
  )
}
