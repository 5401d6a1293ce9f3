// What is asked of a view, above it: filters, sorts, groups, search, properties; and the button for a new row.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord } from '@sheaf/editor/host/session'
import { IconButton } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { CloseIcon, Icon, SearchIcon, SlidersIcon, SortIcon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { useState } from 'react'
import { useDatabase } from '../contract/database-hooks'
import { FilterTool } from '../filters/filter-tool'
import { GroupTool } from '../groups/group-tool'
import { useDatabaseHost } from '../host/database-host'
import { SortEditor } from '../sorts/sort-editor'
import { ViewSettings } from '../views/view-settings'
import { NewButton } from './new-button'
import { Tool } from './tool'
import styles from './toolbar.module.css'

interface ToolbarProps {
  readonly search: string
  readonly onSearch: (words: string) => void
}

export function Toolbar({ search, onSearch }: ToolbarProps) {
  const { t } = useBlockHost()
  const { viewKindOf } = useDatabaseHost()
  const { fields, actions, viewId, isConfigurable, isEditable } = useDatabase(
    'fields',
    'actions',
    'viewId',
    'isConfigurable',
    'isEditable',
  )
  const { asksBy } = viewKindOf(useRecord('collection_view', viewId)?.type ?? '')
  const [isSearching, setSearching] = useState(search !== '')
  const { sorts = [] } = fields.query
  if (asksBy.length === 0 && !isConfigurable) return null
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('View')}>
      {asksBy.includes('filter') && <FilterTool />}
      {asksBy.includes('sort') && (
        <Popover
          title={t('Sort')}
          align="end"
          trigger={
            <Tool
              icon={SortIcon}
              isOn={sorts.length > 0}
              label={
                sorts.length > 0
                  ? t('{count, plural, one {# sort} other {# sorts}}', { count: sorts.length })
                  : t('Sort')
              }
            />
          }
        >
          <SortEditor sorts={sorts} onChange={next => actions.ask('sorts', next.length > 0 ? next : null)} />
        </Popover>
      )}
      {!isConfigurable && <GroupTool />}
      {!asksBy.includes('search') ? null : isSearching ? (
        <Field
          label={t('Search this view')}
          labelHidden
          autoFocus
          placeholder={t('Search')}
          className={styles.search}
          icon={<Icon of={SearchIcon} />}
          value={search}
          onChange={event => onSearch(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            onSearch('')
            setSearching(false)
          }}
          trailing={
            <IconButton
              size="small"
              label={t('Clear search')}
              icon={<Icon of={CloseIcon} />}
              onClick={() => {
                onSearch('')
                setSearching(false)
              }}
            />
          }
        />
      ) : (
        <Tooltip label={t('Search this view')}>
          <IconButton
            size="small"
            label={t('Search this view')}
            icon={<Icon of={SearchIcon} />}
            onClick={() => setSearching(true)}
          />
        </Tooltip>
      )}
      {isConfigurable && (
        <Popover
          title={t('View settings')}
          align="end"
          trigger={
            <IconButton
              size="small"
              label={t('View settings')}
              icon={<Icon of={SlidersIcon} />}
              data-view-settings=""
            />
          }
        >
          <ViewSettings />
        </Popover>
      )}
      {isEditable && asksBy.length > 0 && <NewButton />}
    </div>
  )
}
