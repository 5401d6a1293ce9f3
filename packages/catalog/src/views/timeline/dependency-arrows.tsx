// Arrows between bars that are seen and those that wait for them.
import type { Uuid } from '@sheaf/core/ids'
import { useId } from 'react'
import { type Arrow, arrowBetween, type Box } from './arrows'
import styles from './arrows.module.css'
import { barPlace } from './axis'
import type { Sight } from './lines'
import type { AxisView } from './use-axis'
import type { TimelineRows } from './use-timeline'

interface DependencyArrowsProps {
  readonly rows: TimelineRows
  readonly axisView: AxisView
  readonly lines: Sight
  readonly lineHeight: number
}

export function DependencyArrows({ rows, axisView, lines, lineHeight }: DependencyArrowsProps) {
  const tip = useId()
  if (!rows.hasArrows) return null
  const { left, width } = axisView.sight
  const boxOf = (row: Uuid): Box | null => {
    const line = rows.lineOf.get(row)
    const span = rows.spanOf(row)
    if (line === undefined || !span) return null
    return { ...barPlace(axisView.axis, span), y: (line + 0.5) * lineHeight }
  }
  const isSeen = (row: Uuid): boolean => {
    const line = rows.lineOf.get(row) ?? -1
    return line >= lines.first && line < lines.end
  }
  const arrows: (Arrow & { readonly key: string })[] = []
  for (const row of rows.lineOf.keys())
    for (const follower of rows.followersOf(row)) {
      if (!isSeen(row) && !isSeen(follower)) continue
      const source = boxOf(row)
      const target = boxOf(follower)
      if (source && target) arrows.push({ key: `${row} ${follower}`, ...arrowBetween(source, target, lineHeight) })
    }
  const height = rows.lines.length * lineHeight
  return (
    <svg
      className={styles.arrows}
      style={{ insetInlineStart: left, inlineSize: width, blockSize: height }}
      viewBox={`${left} 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <marker id={tip} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0L8 4L0 8z" className={styles.tip} />
      </marker>
      {arrows.map(({ key, path, isLate }) => (
        <path key={key} d={path} className={styles.arrow} data-late={isLate} markerEnd={`url(#${tip})`} />
      ))}
    </svg>
  )
}
