// The types that a property can have, found by their names or by other words for them.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { Icon } from '@sheaf/ui/icon/icon'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { SearchMenu } from '@sheaf/ui/menu/search-menu'
import { type ReactElement, useState } from 'react'
import { useDatabaseHost } from '../host/database-host'

interface TypeMenuProps {
  readonly anchor: Element
  readonly onClose: () => void
  readonly onChosen: (type: string) => void
  /** The type that it has. */
  readonly except?: string
}
/** Every type but the title, of which there is one. */
export function TypeMenu({ anchor, onClose, onChosen, except }: TypeMenuProps): ReactElement {
  const { t, t: tData } = useBlockHost()
  const { propertyKinds } = useDatabaseHost()
  const [query, setQuery] = useState('')
  const words = query.trim().toLowerCase()
  const found = propertyKinds.all.filter(
    ({ type, label, aliases }) =>
      type !== 'title' &&
      type !== except &&
      `${tData(label)} ${label} ${tData(aliases)} ${aliases}`.toLowerCase().includes(words),
  )
  return (
    <SearchMenu
      open
      onOpenChange={open => !open && onClose()}
      anchor={anchor}
      label={t('Property type')}
      query={query}
      onQuery={setQuery}
      searchLabel={t('Search types')}
      empty={t('No types found')}
    >
      {found.map(({ type, label, description, icon }) => (
        <MenuItem
          key={type}
          icon={<Icon of={iconByName(icon)} />}
          label={tData(label)}
          detail={tData(description)}
          onSelect={() => onChosen(type)}
        />
      ))}
    </SearchMenu>
  )
}
