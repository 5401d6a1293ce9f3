// Which database a relation leads to: found by its name among those that one may read.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { KnownCollection } from '@sheaf/editor/host/host-databases'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { SearchMenu } from '@sheaf/ui/menu/search-menu'
import { useEffect, useState } from 'react'

interface CollectionMenuProps {
  readonly anchor: Element
  readonly onClose: () => void
  readonly onChosen: (collection: Uuid) => void
}

export function CollectionMenu({ anchor, onClose, onChosen }: CollectionMenuProps) {
  const { databases, t } = useBlockHost()
  const [all, setAll] = useState<readonly KnownCollection[] | null>(null)
  const [query, setQuery] = useState('')
  useEffect(() => {
    let isWanted = true
    void databases.collections().then(
      found => isWanted && setAll(found),
      () => isWanted && setAll([]),
    )
    return () => {
      isWanted = false
    }
  }, [databases])
  const words = query.trim().toLowerCase()
  return (
    <SearchMenu
      open
      onOpenChange={open => !open && onClose()}
      anchor={anchor}
      label={t('Related to')}
      query={query}
      onQuery={setQuery}
      searchLabel={t('Search databases')}
      isLoading={all === null}
      empty={all ? t('No databases found') : t('Loading…')}
    >
      {(all ?? [])
        .filter(({ name }) => name.toLowerCase().includes(words))
        .map(({ id, name }) => (
          <MenuItem key={id} label={name || t('Untitled')} onSelect={() => onChosen(id)} />
        ))}
    </SearchMenu>
  )
}
