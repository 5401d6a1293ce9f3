// How far something long is.
import styles from './csv.module.css'

interface ProgressLineProps {
  readonly label: string
  readonly done: number
  /** 0: not known. */
  readonly total: number
}

export function ProgressLine({ label, done, total }: ProgressLineProps) {
  return (
    <div className={styles.progress}>
      <p role="status">{label}</p>
      <progress className={styles.bar} aria-label={label} {...(total > 0 ? { value: done, max: total } : {})} />
    </div>
  )
}
