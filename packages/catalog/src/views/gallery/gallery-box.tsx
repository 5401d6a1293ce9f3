// Rows as cards in a grid that takes as many side by side as fit.

import { useAnswer, useViewFields } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Skeleton, SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { useMemo, useRef } from 'react'
import { cardLook } from '../card-look'
import { CardSettings } from '../card-settings'
import { EmptyView } from '../empty-view'
import { GroupSection } from '../group-section'
import { MoreRows } from '../more-rows'
import { NewRow } from '../new-row'
import { RowCard } from '../row-card'
import { drawnRowKey } from '../row-place'
import { SelectionBar } from '../selection-bar'
import { useSections } from '../use-sections'
import styles from './gallery.module.css'

const USUAL_COVER = 'page_cover'

const columnsIn = (root: HTMLElement): number => {
  const grid = root.querySelector(`.${styles.grid}`)
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
}

export function GalleryBox() {
  const root = useRef<HTMLDivElement>(null)
  const query = useAnswer()
  const fields = useViewFields()
  const { t } = useBlockHost()
  const { sections, collapsed, rows } = useSections(root, query.answer, columnsIn)
  const { stop, selection, onKeyDown, onClick, onFocus } = rows
  const look = useMemo(() => cardLook(fields.format, USUAL_COVER), [fields.format])
  if (!query.answer)
    return (
      <SkeletonRegion label={t('Loading cards')}>
        <div className={styles.grid} data-size={look.size}>
          {[0, 1, 2, 3, 4, 5].map(place => (
            <Skeleton key={place} height="11rem" />
          ))}
        </div>
      </SkeletonRegion>
    )
  if (query.answer.total === 0 && !query.answer.groups)
    return <EmptyView words={t('No cards yet. A gallery shows pages as image cards.')} action={t('Add card')} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its cards have the focus; it only listens
    <div ref={root} onKeyDown={onKeyDown} onClick={onClick} onFocus={onFocus}>
      {sections.map(section => {
        const place = section.group === undefined ? {} : { group: section.group }
        return (
          <GroupSection key={section.key} section={section} collapsed={collapsed}>
            <ul className={styles.grid} data-size={look.size}>
              {section.list.rows.map(row => {
                const rowKey = drawnRowKey(place, row)
                return (
                  <li key={row} className={styles.item}>
                    <RowCard
                      row={row}
                      rowKey={rowKey}
                      look={look}
                      isStop={rowKey === stop}
                      isSelected={selection.rows.has(row)}
                      keepsCover
                    />
                  </li>
                )
              })}
              <li className={styles.item}>
                <NewRow head={section.head} look="card" />
              </li>
            </ul>
            {section.list.hasMore && <MoreRows place={place} left={section.list.total - section.list.rows.length} />}
          </GroupSection>
        )
      })}
      <SelectionBar rows={rows} />
      {rows.region}
    </div>
  )
}

export function GallerySettings() {
  const { t } = useBlockHost()
  return <CardSettings usualCover={USUAL_COVER} sizeLabel={t('Card size')} isSizeOfCard />
}
