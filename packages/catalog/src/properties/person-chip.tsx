// A person: face and name. Someone who is not known here any more is said to be so, but not before it is known who is here.

import { useDatabasePeople, useWordContext } from '@sheaf/database/contract/database-hooks'
import { type SpacePerson, useBlockHost } from '@sheaf/editor/host/block-host'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { joinClasses } from '@sheaf/ui/join-classes'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'
import styles from './cell.module.css'

/** In a cell. */
export function PersonChip({ id }: { readonly id: string }) {
  const people = useDatabasePeople()
  const words = useWordContext()
  return <PersonFace id={id} people={people} name={words.names.person(id)} />
}

interface PersonFaceProps {
  readonly id: string
  readonly people: readonly SpacePerson[]
  /** Where they are not among the people, but known. */
  readonly name?: string | null | undefined
}
export function PersonFace({ id, people, name: before }: PersonFaceProps) {
  const { t } = useBlockHost()
  const person = people.find(known => known.id === id)
  const known = person?.name || person?.email || before
  // Whoever reads this is in the list, once it has come.
  if (!known && people.length === 0) return <Skeleton width="5rem" />
  const name = known || t('Former member')
  return (
    <span className={joinClasses(styles.chip, styles.plain)}>
      <Avatar id={id} name={name} photo={person?.photo} size={20} decorative />
      <bdi className={styles.name}>{name}</bdi>
    </span>
  )
}
