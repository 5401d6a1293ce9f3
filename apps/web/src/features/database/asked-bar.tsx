// Below the tabs of a view: what is asked of it, as chips.
import { useDatabase } from '@sheaf/editor/host/database'
import { useRecord } from '../../data/hooks'
import { t } from '../../i18n/t'
import { FilterChips, SortChip } from './filter-chips'
import { AddQuickFilter, QuickFilters } from './quick-filters'
import styles from './quick-filters.module.css'
import { viewKindOf } from './view-kinds'

export function AskedBar() {
  const { fields, viewId } = useDatabase()
  const { asksBy } = viewKindOf(useRecord('collection_view', viewId)?.type ?? '')
  const { filter, sorts = [], quick_filters: quick = {} } = fields.query
  const isFiltered = asksBy.includes('filter') && filter !== undefined
  const isSorted = asksBy.includes('sort') && sorts.length > 0
  const hasQuick = Object.keys(quick).length > 0
  if (!isFiltered && !isSorted && !hasQuick) return null
  return (
    <div className={styles.chips}>
      {(isSorted || isFiltered) && (
        <div className={styles.chips} role="group" aria-label={t('Filters and sorts')}>
          {isSorted && <SortChip />}
          {isFiltered && <FilterChips />}
        </div>
      )}
      <QuickFilters />
      {!hasQuick && <AddQuickFilter />}
    </div>
  )
}
