// A person, small: their photo, or initials on a colour that is always theirs.
import { type CSSProperties, useState } from 'react'
import { joinClasses } from '../join-classes'
import styles from './avatar.module.css'
import { avatarColour, initials } from './initials'

export type AvatarSize = 20 | 24 | 28 | 32 | 40 | 64

type AvatarProps = {
  /** Decides the colour. */
  id: string
  name: string
  photo?: string | null | undefined
  size?: AvatarSize
  /** The name stands beside it in text already. */
  decorative?: boolean
  className?: string | undefined
}

/** A person's color, also for their caret. */
export { avatarColour, initials }

const roomForTwoPx = 28

export function Avatar({ id, name, photo, size = 24, decorative = false, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const colour = avatarColour(id)
  const style = {
    '--size': `${size}px`,
    '--letter': size < roomForTwoPx ? 0.5 : 0.4,
    '--ground': `var(--content-${colour}-background)`,
    '--ink': `var(--content-${colour}-text)`,
  } as CSSProperties
  return (
    <span
      className={joinClasses(styles.avatar, className)}
      style={style}
      title={decorative ? undefined : name}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials(name, size < roomForTwoPx ? 1 : 2)}
      {/* Lies over the initials: they are there while it loads and if it never does. */}
      {photo && photo !== broken && (
        <img className={styles.photo} src={photo} alt="" draggable={false} onError={() => setBroken(photo)} />
      )}
    </span>
  )
}
