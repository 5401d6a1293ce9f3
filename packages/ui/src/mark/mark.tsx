// The mark: three slanted strokes bound by one. One color: that of the text, or wheat.
// mark.svg is the same drawing for places that take a file; mark.test.tsx keeps them alike.
import { joinClasses } from '../join-classes'
import styles from './mark.module.css'

export const markPath = 'M3.6 13 4.6 3.8M6.6 13.8 9.6 1.8M9.6 13.2 14 4.6M2 9.4 12.9 10.2'

type MarkProps = {
  size?: number
  wheat?: boolean
  /** Only where the name does not stand beside it. */
  label?: string
  className?: string | undefined
}

export function Mark({ size = 20, wheat = false, label, className }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      className={joinClasses(wheat && styles.wheat, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={markPath} />
    </svg>
  )
}
