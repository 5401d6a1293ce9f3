// Holds the place of what is still loading. It takes its room at once and shows itself only after 300 ms,
// so quick answers never flicker and nothing moves when they come.
import type { CSSProperties, ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './skeleton.module.css'

type Length = CSSProperties['inlineSize']

type SkeletonProps = { width?: Length; height?: Length; round?: boolean }

/** One block. As high as a line of the text around it unless told. */
export function Skeleton({ width = '100%', height = '1lh', round = false }: SkeletonProps) {
  const style = { inlineSize: width, blockSize: height }
  return (
    <span className={styles.room} style={style} aria-hidden="true">
      <span className={styles.block} data-round={round || undefined} data-line={height === '1lh' || undefined} />
    </span>
  )
}

const lineWidths = ['96%', '88%', '93%', '82%', '90%']

/** A paragraph of the text size around it; its last line is short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return Array.from({ length: lines }, (_, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
    <Skeleton key={i} width={lines > 1 && i === lines - 1 ? '58%' : (lineWidths[i % lineWidths.length] ?? '96%')} />
  ))
}

/** Around the skeletons of one region, so that it is announced once. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
