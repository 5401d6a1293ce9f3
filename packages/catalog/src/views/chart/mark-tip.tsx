// What a part of a chart stands for, beside it while it is pointed at. Screen readers have it as the part's name.
import styles from './chart.module.css'

interface MarkTipProps {
  readonly at: { readonly x: number; readonly y: number }
  readonly width: number
  readonly color: string
  readonly title: string
  readonly part: string
  readonly value: string
}
const ROOM = 90

export function MarkTip({ at, width, color, title, part, value }: MarkTipProps) {
  const x = Math.max(Math.min(ROOM, width / 2), Math.min(width - ROOM, at.x))
  // The figures of a drawing are from the left, whichever way words run.
  return (
    <div className={styles.tip} style={{ left: x, insetBlockStart: Math.max(at.y, 44) }} aria-hidden="true">
      <span className={styles.tipTitle} dir="auto">
        {title}
      </span>
      <span className={styles.tipLine}>
        <span className={styles.swatch} style={{ background: color }} />
        {part !== '' && <span dir="auto">{part}</span>}
        <strong>{value}</strong>
      </span>
    </div>
  )
}
