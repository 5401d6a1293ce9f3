// A tick box, to be pressed or, where a formula says it, only to be read.
import styles from './tick-box.module.css'

interface TickBoxProps {
  readonly label: string
  readonly isTicked: boolean
  /** Null: it is only read. */
  readonly onChange: ((ticked: boolean) => void) | null
}

export function TickBox({ label, isTicked, onChange }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      className={styles.box}
      data-press=""
      aria-label={label}
      checked={isTicked}
      disabled={onChange === null}
      onPointerDown={event => event.stopPropagation()}
      onClick={event => event.stopPropagation()}
      onChange={event => onChange?.(event.currentTarget.checked)}
    />
  )
}
