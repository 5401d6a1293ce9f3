// A page that is on its way: a title and a paragraph's worth of lines.
import { Skeleton, SkeletonText } from '@sheaf/ui/skeleton/skeleton'
import styles from './frame.module.css'

export function PageSkeleton() {
  return (
    <div className={styles.pageSkeleton}>
      <Skeleton width="52%" height="46px" />
      <div>
        <SkeletonText lines={5} />
      </div>
    </div>
  )
}
