// The band above the rows of a group: its name stays in sight, and folds them away.
import type { GroupList } from '@sheaf/core/collection/query'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { ChevronDownIcon, ChevronRightIcon, Icon } from '@sheaf/ui/icon/icon'
import styles from './timeline.module.css'

interface GroupBandProps {
  readonly group: GroupList
  readonly isFolded: boolean
  readonly index: number
  readonly top: number
  readonly onToggle: () => void
}

export function GroupBand({ group, isFolded, index, top, onToggle }: GroupBandProps) {
  const { t } = useBlockHost()
  const { GroupName, fields, schema } = useDatabase('GroupName', 'fields', 'schema')
  const property = fields.query.group && schema[fields.query.group.property]
  if (!property) return null
  return (
    <div
      role="row"
      className={styles.band}
      style={{ insetBlockStart: top }}
      data-line={index}
      aria-rowindex={index + 1}
    >
      <div role="gridcell" className={styles.bandName}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-label={isFolded ? t('Expand group') : t('Collapse group')}
          onClick={onToggle}
        >
          {isFolded ? <Icon of={ChevronRightIcon} mirrored /> : <Icon of={ChevronDownIcon} />}
        </button>
        <GroupName group={group} property={property} />
      </div>
    </div>
  )
}
