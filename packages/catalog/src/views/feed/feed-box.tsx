// Rows as posts in a readable column.

import { useAnswer } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Skeleton, SkeletonRegion, SkeletonText } from '@sheaf/ui/skeleton/skeleton'
import { useRef } from 'react'
import { EmptyView } from '../empty-view'
import { MoreRows } from '../more-rows'
import { NewRow } from '../new-row'
import { drawnRowKey } from '../row-place'
import { SelectionBar } from '../selection-bar'
import { useSections } from '../use-sections'
import styles from './feed.module.css'
import { Post } from './post'

export function FeedBox() {
  const root = useRef<HTMLDivElement>(null)
  const query = useAnswer()
  const { t } = useBlockHost()
  const { rows } = useSections(root, query.answer, () => 1)
  const { stop, selection, onKeyDown, onClick, onFocus } = rows
  if (!query.answer)
    return (
      <SkeletonRegion label={t('Loading posts')}>
        <div className={styles.feed}>
          {[0, 1, 2].map(place => (
            <div key={place} className={styles.post}>
              <Skeleton width="30%" />
              <SkeletonText lines={3} />
            </div>
          ))}
        </div>
      </SkeletonRegion>
    )
  if (query.answer.total === 0)
    return <EmptyView words={t('No posts yet. Rows appear here as posts, newest first.')} action={t('Write a post')} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its posts have the focus; it only listens
    <div ref={root} className={styles.feed} onKeyDown={onKeyDown} onClick={onClick} onFocus={onFocus}>
      <NewRow head={null} look="line" />
      <ul className={styles.posts}>
        {query.answer.rows.map(row => {
          const rowKey = drawnRowKey({}, row)
          return (
            <li key={row} className={styles.item}>
              <Post row={row} rowKey={rowKey} isStop={rowKey === stop} isSelected={selection.rows.has(row)} />
            </li>
          )
        })}
      </ul>
      {query.answer.hasMore && <MoreRows place={{}} left={query.answer.total - query.answer.rows.length} />}
      <SelectionBar rows={rows} />
      {rows.region}
    </div>
  )
}
