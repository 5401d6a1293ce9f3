// On or off, at once: the label beside it, what it means below.
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './switch-field.module.css'

type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'checked' | 'aria-label'> & {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

export function SwitchField({ label, hint, checked, onChange, ...rest }: SwitchFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </div>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-describedby={hintId}
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
    </div>
  )
}
