// A tick box, to be pressed or, where a formula says it, only to be read.
import styles from './tick-box.module.css'

interface TickBoxProps {
  readonly label: string
  readonly isTicked: boolean
  /** It says nothing without its name, where no head stands over it. */
  readonly isNamed?: boolean
  /** Null: it is only read. */
  readonly onChange: ((ticked: boolean) => void) | null
}

export function TickBox({ label, isTicked, isNamed = false, onChange }: TickBoxProps) {
  const box = (
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
  if (!isNamed) return box
  return (
    <span className={styles.named}>
      {box}
      <span dir="auto">{label}</span>
    </span>
  )
}
