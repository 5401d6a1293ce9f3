// A workspace's emoji or picture, or its first letter on wheat.
import { graphemesOf } from '@sheaf/core/formula/graphemes'
import { isPicture } from '@sheaf/core/kinds/page-look'
import { pictureUrl } from '../../data/picture-url'
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
  const isEmoji = icon !== undefined && icon !== '' && !isPicture(icon)
  const url = icon && !isEmoji ? pictureUrl(icon, 24) : null
  return (
    <span className={joinClasses(styles.icon, isEmoji && styles.emoji, small && styles.small)} aria-hidden="true">
      {url ? <img className={styles.picture} src={url} alt="" draggable={false} /> : isEmoji ? icon : firstLetter(name)}
    </span>
  )
}

/** As a reader sees letters: a family of code points is one. */
const firstLetter = (name: string): string => (graphemesOf(name.trim())[0] ?? '').toLocaleUpperCase()
