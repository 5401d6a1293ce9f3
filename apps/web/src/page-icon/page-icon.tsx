// The icon of a page wherever it is drawn: an emoji, a picture, or the sign that all pages have. It says nothing to screen
// readers: the title stands beside it.

import { isPicture } from '@sheaf/core/kinds/page-look'
import { FileTextIcon, Icon } from '@sheaf/ui/icon/icon'
import { pictureUrl } from '../data/picture-url'
import styles from './page-icon.module.css'

interface PageIconProps {
  readonly icon: string | null | undefined
  /** In CSS pixels, of a picture. */
  readonly size?: number
  /** Draws nothing for a page without an icon. */
  readonly isOptional?: boolean
}

export function PageIcon({ icon, size = 20, isOptional = false }: PageIconProps) {
  const url = icon && isPicture(icon) ? pictureUrl(icon, size) : null
  if (url) return <img className={styles.picture} src={url} alt="" referrerPolicy="no-referrer" draggable={false} />
  if (icon && !isPicture(icon)) return <span aria-hidden="true">{icon}</span>
  return isOptional ? null : <Icon of={FileTextIcon} />
}
