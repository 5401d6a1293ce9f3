// A board that is on its way: columns and cards of about the size they will have.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Skeleton, SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import styles from './board.module.css'

const cardCounts = [3, 2, 4]

export function BoardSkeleton() {
  const { t } = useBlockHost()
  return (
    <SkeletonRegion label={t('Loading board')}>
      <div className={styles.board}>
        <div className={styles.lists}>
          {cardCounts.map(count => (
            <div key={count} className={styles.list}>
              <Skeleton width="40%" height="var(--control-medium)" />
              {Array.from({ length: count }, (_, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- they have no other identity
                <Skeleton key={place} height="4rem" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </SkeletonRegion>
  )
}
