// A row of some collection by its icon and title; a press opens it.
import { imageAddress } from '@sheaf/core/files/file-addresses'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '@sheaf/editor/host/database'
import { usePage } from '@sheaf/editor/host/use-block'
import { FileTextIcon, Icon } from '@sheaf/ui/icon/icon'
import { joinClasses } from '@sheaf/ui/join-classes'
import styles from './cell.module.css'

/** As wide as it is drawn, twice for fine screens. */
const ICON_PX = 40

interface RowSignProps {
  readonly icon: string | null
  readonly picture?: string | null
  /** Of what has none of its own. */
  readonly usual?: typeof FileTextIcon
}
export function RowSign({ icon, picture = null, usual = FileTextIcon }: RowSignProps) {
  const address = picture ?? (icon === null ? null : imageAddress(icon, ICON_PX))
  return (
    <span className={styles.sign} aria-hidden="true">
      {address ? <img src={address} alt="" referrerPolicy="no-referrer" draggable={false} /> : null}
      {!address && (icon ?? <Icon of={usual} />)}
    </span>
  )
}

export function RowChip({ id }: { readonly id: string }) {
  const { t } = useBlockHost()
  const { deeds, words } = useDatabase()
  const look = usePage(id as Uuid)
  const title = look?.title || words.names.page(id) || t('Untitled')
  return (
    <button
      type="button"
      className={joinClasses(styles.chip, styles.plain, styles.press)}
      tabIndex={-1}
      aria-label={t('Open “{name}”', { name: title })}
      onPointerDown={event => event.stopPropagation()}
      onClick={event => {
        event.stopPropagation()
        deeds.openRow(id as Uuid)
      }}
    >
      <RowSign icon={look?.icon ?? null} picture={look?.picture ?? null} />
      <bdi className={styles.name}>{title}</bdi>
    </button>
  )
}
