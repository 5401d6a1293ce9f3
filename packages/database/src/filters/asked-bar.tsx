// Below the tabs of a view: what is asked of it, as chips.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord } from '@sheaf/editor/host/session'
import { useDatabase } from '../contract/database-hooks'
import { useDatabaseHost } from '../host/database-host'
import { FilterChips, SortChip } from './filter-chips'
import { AddQuickFilter, QuickFilters } from './quick-filters'
import styles from './quick-filters.module.css'

export function AskedBar() {
  const { t } = useBlockHost()
  const { viewKindOf } = useDatabaseHost()
  const { fields, viewId } = useDatabase('fields', 'viewId')
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
