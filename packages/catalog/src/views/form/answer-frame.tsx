// What is asked, around answers that are more than one field: the question above, what to know or mend below.
import { type ReactNode, useId } from 'react'
import styles from './form.module.css'

export interface AnswerTexts {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
}
interface AnswerFrameProps extends AnswerTexts {
  readonly children: ReactNode
}

export function AnswerFrame({ label, hint, error, children }: AnswerFrameProps) {
  const id = useId()
  const message = error ?? hint
  return (
    <fieldset
      className={styles.choices}
      aria-describedby={message ? `${id}-message` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.legend} dir="auto">
        {label}
      </legend>
      {children}
      {message && (
        <p id={`${id}-message`} className={error ? styles.error : styles.hint}>
          {message}
        </p>
      )}
    </fieldset>
  )
}
