// A field for several lines: three at first, and it grows with its text where the browser can.
import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes'
import styles from './field.module.css'
import { FieldFrame, type FieldTexts } from './field-frame'

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'aria-label'>

export function TextArea({ label, labelHidden, hint, error, ...area }: TextAreaProps) {
  const { id, className, 'aria-describedby': describedBy, ...rest } = area
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, id, describedBy }}>
      {control => (
        <div className={joinClasses(styles.box, className)}>
          <textarea rows={3} {...rest} {...control} className={joinClasses(styles.control, styles.area)} />
        </div>
      )}
    </FieldFrame>
  )
}
