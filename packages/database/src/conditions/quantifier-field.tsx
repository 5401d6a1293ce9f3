// Of how many of the values that a rollup lists something has to be true.

import { type Condition, needsNoValue } from '@sheaf/core/collection/query'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'

interface QuantifierFieldProps {
  readonly condition: Condition
  readonly onChange: (condition: Condition) => void
}

export function QuantifierField({ condition, onChange }: QuantifierFieldProps) {
  const { t } = useBlockHost()
  if (needsNoValue(condition.operator)) return null
  return (
    <SelectField
      label={t('Match')}
      labelHidden
      value={condition.quantifier ?? 'any'}
      choices={[
        { value: 'any', label: t('Any value') },
        { value: 'every', label: t('Every value') },
        { value: 'none', label: t('No value') },
      ]}
      onChange={quantifier => onChange({ ...condition, quantifier })}
    />
  )
}
