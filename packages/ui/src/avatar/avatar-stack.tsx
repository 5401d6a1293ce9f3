// Several people in little room: the first few, and how many more.
import type { CSSProperties } from 'react'
import { Avatar, type AvatarSize } from './avatar'
import styles from './avatar.module.css'

type AvatarStackProps = {
  people: readonly { id: string; name: string; photo?: string | null | undefined }[]
  /** Spoken name of the group. */
  label: string
  /** Names the rest, such as '3 more people'. */
  moreLabel: (count: number) => string
  /** Places, the count of the rest included. */
  places?: number
  size?: AvatarSize
  /** Pressing a face asks for that person. */
  onPick?: ((id: string) => void) | undefined
}

export function AvatarStack({ people, label, moreLabel, places = 4, size = 24, onPick }: AvatarStackProps) {
  const { shown, hidden } = seat(people, places)
  return (
    <span className={styles.stack} role="group" aria-label={label}>
      {shown.map(person =>
        onPick ? (
          <button key={person.id} type="button" className={styles.face} onClick={() => onPick(person.id)}>
            <Avatar {...person} size={size} className={styles.stacked} />
          </button>
        ) : (
          <Avatar key={person.id} {...person} size={size} className={styles.stacked} />
        ),
      )}
      {hidden > 0 && (
        <span
          className={`${styles.avatar} ${styles.more} ${styles.stacked}`}
          style={{ '--size': `${size}px` } as CSSProperties}
          role="img"
          aria-label={moreLabel(hidden)}
          title={moreLabel(hidden)}
        >
          <bdi dir="ltr">+{hidden}</bdi>
        </span>
      )}
    </span>
  )
}

/** Never ends in '+1': that place could show the person. */
export function seat<Person>(people: readonly Person[], places: number): { shown: Person[]; hidden: number } {
  if (people.length <= places) return { shown: [...people], hidden: 0 }
  const shown = people.slice(0, Math.max(0, places - 1))
  return { shown, hidden: people.length - shown.length }
}
