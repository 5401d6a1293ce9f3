// A person in a cell: face and name. Someone who is not known here any more is said to be so.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '@sheaf/editor/host/database'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { joinClasses } from '@sheaf/ui/join-classes'
import styles from './cell.module.css'

export function PersonChip({ id }: { readonly id: string }) {
  const { t } = useBlockHost()
  const { people, words } = useDatabase()
  const person = people.find(known => known.id === id)
  const name = person?.name || person?.email || words.names.person(id) || t('Someone who left')
  return (
    <span className={joinClasses(styles.chip, styles.plain)}>
      <Avatar id={id} name={name} photo={person?.photo} size={20} decorative />
      <bdi className={styles.name}>{name}</bdi>
    </span>
  )
}
