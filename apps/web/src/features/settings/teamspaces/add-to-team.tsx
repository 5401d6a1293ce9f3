// Somebody of the workspace for a teamspace, found by name or address.
import type { Uuid } from '@sheaf/core/ids'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { SearchMenu } from '@sheaf/ui/menu/search-menu'
import { useState } from 'react'
import { useSession } from '../../../data/hooks'
import { personOf } from '../../../data/use-people'
import { compareWords, t } from '../../../i18n/t'
import { isMatch } from '../people/members'
import type { TeamPeople } from './team-people'

type Addable = TeamPeople['outside'][number]

/** More are found by typing. */
const MOST_SHOWN = 50

interface AddToTeamProps {
  readonly anchor: Element
  readonly people: readonly Addable[]
  readonly onChoose: (person: Addable) => void
  readonly onClose: () => void
}

export function AddToTeam({ anchor, people, onChoose, onClose }: AddToTeamProps) {
  const { replica } = useSession()
  const [query, setQuery] = useState('')
  const userOf = (id: Uuid) => replica.get('sheaf_user', id)
  const found = people
    .map(person => ({ person, user: userOf(person.userId), ...personOf(person.userId, userOf(person.userId)) }))
    .filter(({ user, name }) => isMatch(query, name, user?.email))
    .sort((a, b) => compareWords(a.name, b.name))
    .slice(0, MOST_SHOWN)
  return (
    <SearchMenu
      open
      onOpenChange={open => !open && onClose()}
      anchor={anchor}
      label={t('Add members')}
      query={query}
      onQuery={setQuery}
      searchLabel={t('Search people')}
      empty={t('No people found')}
    >
      {found.map(({ person, id, name, photo, user }) => (
        <MenuItem
          key={id}
          icon={<Avatar id={id} name={name} photo={photo} size={20} decorative />}
          label={name}
          detail={user?.email}
          onSelect={() => onChoose(person)}
        />
      ))}
    </SearchMenu>
  )
}
