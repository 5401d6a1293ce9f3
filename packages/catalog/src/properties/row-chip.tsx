// A row of some collection by its icon and title; a press opens it.
import type { Uuid } from '@sheaf/core/ids'
import { useDatabaseActions, useWordContext } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { usePage } from '@sheaf/editor/host/use-block'
import { joinClasses } from '@sheaf/ui/join-classes'
import styles from './cell.module.css'
import { IconSign } from './icon-sign'

export function RowChip({ id }: { readonly id: string }) {
  const { t } = useBlockHost()
  const actions = useDatabaseActions()
  const words = useWordContext()
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
        actions.openRow(id as Uuid)
      }}
    >
      <IconSign icon={look?.icon ?? null} picture={look?.picture ?? null} />
      <bdi className={styles.name}>{title}</bdi>
    </button>
  )
}
