// Small inline progress, for inside a control; never over content (that is the skeleton's place).
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './spinner.module.css'

/** Without a label it is decoration, and whoever holds it must say that it is busy. */
export function Spinner({ label }: { label?: string }) {
  const ring = <span className={styles.ring} aria-hidden="true" />
  if (label === undefined) return ring
  return (
    <span role="status" className={styles.status}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
