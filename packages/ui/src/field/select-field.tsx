// A choice of one among a few, as the system shows it: it works with every keyboard, finger and screen reader.
import type { ComponentProps } from 'react'
import { ChevronsUpDownIcon, Icon } from '../icon/icon'
import styles from './field.module.css'
import { FieldFrame, type FieldTexts } from './field-frame'
import select from './select-field.module.css'

export type SelectChoice<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

type SelectFieldProps<Value extends string> = FieldTexts &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'aria-label' | 'size'> & {
    value: Value
    choices: readonly SelectChoice<Value>[]
    onChange: (value: Value) => void
  }

export function SelectField<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  value,
  choices,
  onChange,
  ...rest
}: SelectFieldProps<Value>) {
  const { id, 'aria-describedby': describedBy, className, ...more } = rest
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, id, describedBy }}>
      {control => (
        <div className={[styles.box, select.box, className].filter(Boolean).join(' ')}>
          <select
            {...more}
            {...control}
            className={[styles.control, select.control].join(' ')}
            value={value}
            onChange={event => onChange(event.target.value as Value)}
          >
            {choices.map(choice => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronsUpDownIcon} className={select.sign} />
        </div>
      )}
    </FieldFrame>
  )
}
