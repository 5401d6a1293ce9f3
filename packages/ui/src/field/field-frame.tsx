// What every field shares: label above, hint or error below, and the ids that tie them to the control.
import { type ReactNode, useId } from 'react'
import { CircleAlertIcon, Icon } from '../icon/icon'
import styles from './field.module.css'

export type FieldTexts = {
  label: string
  /** For fields whose place says already what they are; screen readers still hear the label. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** In plain words, with what to do next. Takes the hint's place so that nothing below moves twice. */
  error?: ReactNode
}

type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-label': string | undefined
}

type FieldFrameProps = FieldTexts & {
  id?: string | undefined
  describedBy?: string | undefined
  children: (control: ControlProps) => ReactNode
}

export function FieldFrame({ label, labelHidden, hint, error, id, describedBy, children }: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const message = error ?? hint
  const messageId = message ? `${controlId}-message` : undefined
  return (
    <div className={styles.field}>
      {!labelHidden && (
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
      )}
      {children({
        id: controlId,
        'aria-describedby': [messageId, describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-label': labelHidden ? label : undefined,
      })}
      {message && (
        <p className={error ? styles.error : styles.hint} id={messageId}>
          {error && <Icon of={CircleAlertIcon} className={styles.errorIcon} />}
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
