// The way to a filter: the property is found by its name, and the chip that it makes opens.

import { operatorsOf } from '@sheaf/core/kinds/askable'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { FilterIcon, Icon, SlidersIcon } from '@sheaf/ui/icon/icon'
import { MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import { SearchMenu } from '@sheaf/ui/menu/search-menu'
import { useState } from 'react'
import { countConditions } from '../conditions/filter-tree'
import { useDatabase } from '../contract/database-hooks'
import { Tool } from '../toolbar/tool'
import { addFilter, addFilterGroup } from './filter-chip-ids'

export function FilterTool() {
  const { t } = useBlockHost()
  const database = useDatabase('fields', 'properties', 'kinds', 'actions', 'viewId')
  const { fields, properties, kinds } = database
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const filters = countConditions(fields.query.filter)
  const words = query.trim().toLowerCase()
  const askable = properties.filter(one => operatorsOf(kinds, one).length > 0)
  const found = askable.filter(({ name }) => name.toLowerCase().includes(words))
  const [first] = askable
  return (
    <>
      <Tool
        ref={setButton}
        icon={FilterIcon}
        isOn={filters > 0}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        label={filters > 0 ? t('{count, plural, one {# filter} other {# filters}}', { count: filters }) : t('Filter')}
        onClick={() => setOpen(true)}
      />
      {isOpen && button && (
        <SearchMenu
          open
          align="end"
          anchor={button}
          onOpenChange={open => !open && setOpen(false)}
          label={t('Filter by')}
          query={query}
          onQuery={setQuery}
          searchLabel={t('Search properties')}
          empty={t('No properties found')}
          // The chip has the keyboard then.
          finalFocus={false}
        >
          {found.map(property => (
            <MenuItem
              key={property.id}
              icon={<Icon of={iconByName(kinds.get(property.type)?.icon ?? '')} />}
              label={property.name}
              onSelect={() => addFilter(database, property)}
            />
          ))}
          {words === '' && first && (
            <>
              <MenuSeparator />
              <MenuItem
                icon={<Icon of={SlidersIcon} />}
                label={t('Advanced filter')}
                onSelect={() => addFilterGroup(database, first)}
              />
            </>
          )}
        </SearchMenu>
      )}
    </>
  )
}
