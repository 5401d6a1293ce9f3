// The rows of a map as a list: each opens its row, or is found on the map.
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { Icon, MapPinIcon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import { RowListDialog } from '../row-list'
import styles from './map.module.css'
import type { Placed } from './use-placed'

interface MapListProps {
  readonly placed: Placed
  readonly wanted: Uuid | null
  readonly onWant: (row: Uuid) => void
}

export function MapList({ placed, wanted, onWant }: MapListProps) {
  const { t } = useBlockHost()
  const { query, actions, plain, RowName, RowMenu } = useDatabase('query', 'actions', 'plain', 'RowName', 'RowMenu')
  const { rows, unplaced, unplacedRows, property } = placed
  const [isListing, setListing] = useState(false)
  const unplacedWords = t('{count, plural, one {# row without a place} other {# rows without a place}}', {
    count: unplaced,
  })
  return (
    <div className={styles.beside}>
      <ul role="list" className={styles.list} aria-label={t('Rows on the map')}>
        {rows.map(({ row, place }) => (
          <li key={row}>
            <RowMenu row={row}>
              <div className={styles.item} data-wanted={wanted === row ? '' : undefined}>
                <button type="button" className={styles.open} onClick={() => actions.openRow(row)}>
                  <RowName row={row} />
                  <span className={styles.where} dir="auto">
                    {place.name || place.address || (property ? plain(row, property) : '')}
                  </span>
                </button>
                <IconButton label={t('Show on the map')} icon={<Icon of={MapPinIcon} />} onClick={() => onWant(row)} />
              </div>
            </RowMenu>
          </li>
        ))}
      </ul>
      {query.answer?.hasMore && (
        <Button variant="quiet" size="small" onClick={() => query.more()}>
          {t('Show more')}
        </Button>
      )}
      {unplaced > 0 && (
        <Button variant="quiet" size="small" className={styles.unplaced} onClick={() => setListing(true)}>
          {unplacedWords}
        </Button>
      )}
      {isListing && (
        <RowListDialog
          title={unplacedWords}
          rows={unplacedRows}
          total={unplaced}
          onMore={query.answer?.hasMore ? () => query.more() : null}
          onClose={() => setListing(false)}
        />
      )}
    </div>
  )
}
