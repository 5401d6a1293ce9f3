// A new property: its type is chosen from the list of kinds, found by its name or by another word for it.
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { allPropertyViews } from '@sheaf/catalog/property-views'
import { useDatabase } from '@sheaf/editor/host/database'
import { Button } from '@sheaf/ui/button/button'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { SearchMenu } from '@sheaf/ui/menu/search-menu'
import { type ReactElement, useState } from 'react'
import { t, tData } from '../../i18n/t'

export function AddProperty({ onAdded }: { readonly onAdded?: (id: string) => void }) {
  const { deeds, schema } = useDatabase()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const property = made === null ? undefined : schema[made]
  const Setup = property && allPropertyViews.find(view => view.type === property.type)?.Setup
  return (
    <>
      <Button
        ref={setButton}
        variant="quiet"
        size="small"
        icon={<Icon of={PlusIcon} />}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('New property')}
      </Button>
      {anchor && (
        <TypeMenu
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onChosen={type => {
            const id = deeds.addProperty(type)
            deeds.showProperty(id, { visible: true })
            setMade(id)
            onAdded?.(id)
          }}
        />
      )}
      {Setup && !anchor && <Setup property={property} anchor={button} onClose={() => setMade(null)} />}
    </>
  )
}

interface TypeMenuProps {
  readonly anchor: Element
  readonly onClose: () => void
  readonly onChosen: (type: string) => void
  /** The type that it has. */
  readonly except?: string
}
/** Every type but the title, of which there is one. */
export function TypeMenu({ anchor, onClose, onChosen, except }: TypeMenuProps): ReactElement {
  const [query, setQuery] = useState('')
  const words = query.trim().toLowerCase()
  const found = catalogProperties.all.filter(
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
      label={t('Type of the property')}
      query={query}
      onQuery={setQuery}
      searchLabel={t('Find a type')}
      empty={t('No type is called that')}
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
