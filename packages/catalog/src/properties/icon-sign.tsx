// The icon of something that may have one of its own: an emoji, a picture, or the sign that all of its kind have. It says nothing to
// screen readers: a name stands beside it.
import { imageAddress } from '@sheaf/core/files/file-addresses'
import { FileTextIcon, Icon } from '@sheaf/ui/icon/icon'
import styles from './cell.module.css'

/** As wide as it is drawn, twice for fine screens. */
const ICON_PX = 40

interface IconSignProps {
  readonly icon: string | null
  readonly picture?: string | null
  /** Of what has none of its own. */
  readonly usual?: typeof FileTextIcon
}
export function IconSign({ icon, picture = null, usual = FileTextIcon }: IconSignProps) {
  const address = picture ?? (icon === null ? null : imageAddress(icon, ICON_PX))
  return (
    <span className={styles.sign} aria-hidden="true">
      {address ? <img src={address} alt="" referrerPolicy="no-referrer" draggable={false} /> : null}
      {!address && (icon ?? <Icon of={usual} />)}
    </span>
  )
}
