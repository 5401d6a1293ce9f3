// A one-line text field with its label, hint and error.
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes'
import styles from './field.module.css'
import { FieldFrame, type FieldTexts } from './field-frame'

export type FieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'size' | 'aria-label'> & {
    size?: 'medium' | 'large'
    /** Inside the box, before the text. */
    icon?: ReactNode
    /** Inside the box, after the text: one small button or a unit. */
    trailing?: ReactNode
  }

export function Field({ label, labelHidden, hint, error, size = 'medium', icon, trailing, ...input }: FieldProps) {
  const { id, className, 'aria-describedby': describedBy, ...rest } = input
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, id, describedBy }}>
      {control => (
        <div className={joinClasses(styles.box, styles[size], className)}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <input type="text" {...rest} {...control} className={styles.control} />
          {trailing}
        </div>
      )}
    </FieldFrame>
  )
}
