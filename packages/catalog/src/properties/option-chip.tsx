// An option as it is seen everywhere: its name on its colour, and with a dot where it is a status.
import type { Option } from '@sheaf/core/collection/schema'
import { colorVariables } from '@sheaf/editor/colors/content-color'
import { joinClasses } from '@sheaf/ui/join-classes'
import type { CSSProperties, ReactNode } from 'react'
import styles from './cell.module.css'

interface OptionChipProps {
  readonly option: Pick<Option, 'name' | 'color' | 'description'>
  readonly hasDot?: boolean | undefined
  /** Behind the name: a small button. */
  readonly after?: ReactNode
}

export function OptionChip({ option, hasDot = false, after }: OptionChipProps) {
  return (
    <span
      className={joinClasses(styles.chip, hasDot && styles.round)}
      style={colorVariables(option.color) as CSSProperties}
      title={option.description}
    >
      {hasDot && <span className={styles.dot} aria-hidden="true" />}
      <bdi className={styles.name}>{option.name}</bdi>
      {after}
    </span>
  )
}
