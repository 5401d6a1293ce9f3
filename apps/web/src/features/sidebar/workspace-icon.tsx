// A workspace's emoji, or its first letter on wheat.
import { joinClasses } from '../../join-classes'
import styles from './workspace-menu.module.css'

export function WorkspaceIcon({
  icon,
  name,
  small = false,
}: {
  icon: string | undefined
  name: string
  small?: boolean
}) {
  const isEmoji = icon !== undefined && icon !== '' && !/^(https?:|\/)/.test(icon)
  return (
    <span className={joinClasses(styles.icon, isEmoji && styles.emoji, small && styles.small)} aria-hidden="true">
      {isEmoji ? icon : firstLetter(name)}
    </span>
  )
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** As a reader sees letters: a family of code points is one. */
function firstLetter(name: string): string {
  for (const { segment } of segmenter.segment(name.trim())) return segment.toLocaleUpperCase()
  return ''
}
