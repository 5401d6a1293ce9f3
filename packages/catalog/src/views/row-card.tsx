// A row as a card: its cover, its name, and what the view shows of it. Empty properties take no room.
import { TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { type ShownColumn } from '@sheaf/database/contract/database'
import { useDatabaseComponents, useOfRow } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { VisuallyHidden } from '@sheaf/ui/visually-hidden/visually-hidden'
import { memo } from 'react'
import { CardCover } from './card-cover'
import type { CardLook } from './card-look'
import { CommentCount } from './comment-count'
import { RowBox } from './row-box'
import styles from './row-card.module.css'
import { SubItemCount } from './sub-item-count'

interface RowCardProps {
  readonly row: Uuid
  readonly rowKey: string
  readonly look: CardLook
  readonly isStop: boolean
  readonly isSelected: boolean
  readonly keepsCover?: boolean
}

export const RowCard = memo(function RowCard({
  row,
  rowKey,
  look,
  isStop,
  isSelected,
  keepsCover = false,
}: RowCardProps) {
  const { RowName } = useDatabaseComponents()
  const { t } = useBlockHost()
  return (
    <RowBox row={row} rowKey={rowKey} isStop={isStop} isSelected={isSelected} className={styles.card} role={t('Card')}>
      <CardCover row={row} look={look} isKept={keepsCover} />
      <div className={styles.body}>
        <RowName row={row} />
        <CardProperties row={row} layout={look.layout} />
        <div className={styles.counts}>
          <SubItemCount row={row} />
          <CommentCount row={row} />
        </div>
      </div>
    </RowBox>
  )
})

/** What a view shows besides the title, as far as there is something to show. */
export function useFilledColumns(row: Uuid): readonly ShownColumn[] {
  return useOfRow(
    row,
    ({ columns, cell }) =>
      columns.filter(({ property }) => {
        if (property.id === TITLE) return false
        const held = cell(row, property)
        return held !== null && held !== '' && !(Array.isArray(held) && held.length === 0)
      }),
    (a, b) => a.length === b.length && a.every((column, i) => column === b[i]),
  )
}

function CardProperties({ row, layout }: { readonly row: Uuid; readonly layout: CardLook['layout'] }) {
  const { Cell } = useDatabaseComponents()
  const filled = useFilledColumns(row)
  if (filled.length === 0) return null
  return (
    <div className={styles.properties} data-layout={layout}>
      {filled.map(({ property, kind, card_property_width_mode: width }) => (
        <div key={property.id} className={styles.property} data-width={width} title={property.name}>
          {/* A tick says nothing without its name. */}
          {kind.form === 'flag' ? (
            <span className={styles.flag}>
              <Cell row={row} property={property} place="card" editing={null} />
              <span dir="auto">{property.name}</span>
            </span>
          ) : (
            <>
              <VisuallyHidden>{property.name}</VisuallyHidden>
              <Cell row={row} property={property} place="card" editing={null} />
            </>
          )}
        </div>
      ))}
    </div>
  )
}
