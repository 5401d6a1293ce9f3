// Which property a press sets, and to what.
import type { Property } from '@sheaf/core/collection/schema'
import type { PropertyKind } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '@sheaf/editor/host/database'
import { Field } from '@sheaf/ui/field/field'
import { SelectField } from '@sheaf/ui/field/select-field'
import { useState } from 'react'
import { knownOptions } from '../options'
import type { ButtonStep, SetHow } from './button-steps'

type SetStep = Extract<ButtonStep, { kind: 'set' }>
interface SetStepFieldsProps {
  readonly step: SetStep
  readonly onChange: (step: SetStep) => void
}

export function SetStepFields({ step, onChange }: SetStepFieldsProps) {
  const { t } = useBlockHost()
  const { properties, kinds } = useDatabase()
  const settable = properties.filter(property => isSettable(kinds.get(property.type)))
  const property = settable.find(({ id }) => id === step.property)
  const kind = property && kinds.get(property.type)
  const names: Readonly<Record<SetHow, string>> = {
    value: t('Value'),
    clear: t('Empty'),
    toggle: t('Toggle checkbox'),
    me: t('Person who clicks'),
    today: t('Today'),
    now: t('Now'),
  }
  return (
    <>
      <SelectField
        label={t('Property')}
        labelHidden
        value={property?.id ?? ''}
        choices={[
          ...(property ? [] : [{ value: '', label: t('Choose a property') }]),
          ...settable.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={id => onChange({ kind: 'set', property: id, how: firstHow(kindOf(settable, id, kinds)) })}
      />
      {kind && (
        <SelectField
          label={t('Action')}
          labelHidden
          value={step.how}
          choices={howsOf(kind).map(value => ({ value, label: names[value] }))}
          onChange={how => onChange({ kind: 'set', property: step.property, how })}
        />
      )}
      {property && kind && step.how === 'value' && (
        <ValueField
          key={property.id}
          property={property}
          kind={kind}
          value={step.value}
          onChange={value => onChange({ ...step, value })}
        />
      )}
    </>
  )
}

const isSettable = (kind: PropertyKind | undefined): boolean =>
  kind !== undefined &&
  kind.source === 'stored' &&
  kind.form !== 'none' &&
  kind.refersTo !== 'files' &&
  !kind.fixedOptions
const kindOf = (
  properties: readonly Property[],
  id: string,
  kinds: { get(type: string): PropertyKind | undefined },
): PropertyKind | undefined => kinds.get(properties.find(property => property.id === id)?.type ?? '')

function howsOf(kind: PropertyKind): readonly SetHow[] {
  if (kind.form === 'flag') return ['toggle', 'value', 'clear']
  if (kind.form === 'date') return ['today', 'now', 'value', 'clear']
  if (kind.refersTo === 'people') return ['me', 'value', 'clear']
  return ['value', 'clear']
}
const firstHow = (kind: PropertyKind | undefined): SetHow => (kind && howsOf(kind)[0]) ?? 'value'

interface ValueFieldProps {
  readonly property: Property
  readonly kind: PropertyKind
  readonly value: Json | undefined
  readonly onChange: (value: Json) => void
}
/** Options are chosen; everything else is written in the words that its kind reads. */
function ValueField({ property, kind, value, onChange }: ValueFieldProps) {
  const { t } = useBlockHost()
  const { words, asks } = useDatabase()
  const [isRefused, setRefused] = useState(false)
  if (kind.form === 'choice') {
    const chosen = typeof value === 'string' ? value : ''
    return (
      <SelectField
        label={t('Value')}
        labelHidden
        value={chosen}
        choices={[
          ...(chosen ? [] : [{ value: '', label: t('Choose an option') }]),
          ...knownOptions(property).all.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={onChange}
      />
    )
  }
  const nobody = {
    id: asks.me,
    created_time: 0,
    created_by_id: asks.me,
    last_edited_time: 0,
    last_edited_by_id: asks.me,
    number: 0,
  }
  const shown = value === undefined ? '' : kind.plain(kind.read(value, property, nobody), property, words)
  const write = (given: string): void => {
    if (given === shown) return
    const taken = kind.parse(given, property, words)
    const isWrong = taken.loss === 'lost' || taken.value === null
    setRefused(isWrong)
    if (!isWrong && taken.value !== null) onChange(taken.value)
  }
  return (
    <Field
      key={shown}
      label={t('Value')}
      labelHidden
      placeholder={t('Value')}
      defaultValue={shown}
      {...(isRefused && { error: t('Not a valid value for “{name}”', { name: property.name }) })}
      onBlur={event => write(event.currentTarget.value)}
    />
  )
}
