// A person in a cell: face and name. Someone who is not known here any more is said to be so, but not before it is known who is here.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '@sheaf/editor/host/database'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { joinClasses } from '@sheaf/ui/join-classes'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'
import styles from './cell.module.css'

export function PersonChip({ id }: { readonly id: string }) {
  const { t } = useBlockHost()
  const { people, words } = useDatabase()
  const person = people.find(known => known.id === id)
  const known = person?.name || person?.email || words.names.person(id)
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
