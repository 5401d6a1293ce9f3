// The frame while the first records are on their way: everything at its place, nothing jumps when they come.
import { Skeleton, SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { t } from '../i18n/t'
import styles from './frame.module.css'
import { PageSkeleton } from './page-skeleton'
import { keptSidebar } from './use-sidebar'

const rowWidths = ['62%', '48%', '70%', '40%', '55%']

export function FrameSkeleton() {
  const { isOpen, widthPx } = keptSidebar()
  return (
    <SkeletonRegion label={t('Loading your workspace')}>
      <div className={styles.frame}>
        <div className={styles.sidebarPlace} style={{ inlineSize: widthPx }} data-closed={isOpen ? undefined : ''}>
          <div className={styles.skeletonRows}>
            <Skeleton width="58%" height="20px" />
            <span />
            {rowWidths.map(width => (
              <Skeleton key={width} width={width} height="14px" />
            ))}
          </div>
        </div>
        <div className={styles.main}>
          <div className={styles.topbarPlace} />
          <PageSkeleton />
        </div>
      </div>
    </SkeletonRegion>
  )
}
