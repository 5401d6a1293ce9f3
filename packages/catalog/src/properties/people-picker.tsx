// People of the workspace to choose from, by name or address, with those who are chosen in front of the field.

import { PickList } from '@sheaf/database/lists/pick-list'
import styles from '@sheaf/database/lists/picker.module.css'
import { type SpacePerson, useBlockHost } from '@sheaf/editor/host/block-host'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { type ComponentType, useState } from 'react'
import { fitting } from './fitting'

interface PeoplePickerProps {
  readonly label: string
  readonly people: readonly SpacePerson[]
  readonly chosen: readonly string[]
  /** One of those who are chosen. */
  readonly Chip: ComponentType<{ readonly id: string }>
  /** Choosing another one takes the place of the one before, and ends it. */
  readonly isSingle?: boolean
  readonly hint: string
  /** What it begins with. */
  readonly typed?: string | null
  readonly onChange: (ids: readonly string[]) => void
  readonly onDone: (next?: 'right' | 'left') => void
}

export function PeoplePicker({
  label,
  people,
  chosen,
  Chip,
  isSingle = false,
  hint,
  typed = null,
  onChange,
  onDone,
}: PeoplePickerProps) {
  const { t, userId } = useBlockHost()
  const [query, setQuery] = useState(typed ?? '')
  const choose = (id: string): void => {
    setQuery('')
    if (isSingle) {
      onChange([id])
      onDone()
    } else onChange(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  }
  const found = fitting(people, query, person => `${person.name} ${person.email}`)
  return (
    <PickList
      label={label}
      placeholder={chosen.length === 0 ? t('Search people…') : ''}
      query={query}
      onQuery={setQuery}
      onPick={choose}
      onBack={() => onChange(chosen.slice(0, -1))}
      onDone={onDone}
      isAsking={people.length === 0}
      hint={hint}
      empty={t('No people found')}
      chosen={chosen.map(id => <Chip key={id} id={id} />)}
      picks={found.map(person => ({
        id: person.id,
        label: person.name || person.email,
        isChosen: chosen.includes(person.id),
        shown: (
          <>
            <Avatar id={person.id} name={person.name || person.email} photo={person.photo} size={20} decorative />
            <span className={styles.words}>
              <bdi>{person.id === userId ? t('{name} (you)', { name: person.name }) : person.name || person.email}</bdi>
              <span className={styles.detail}>{person.email}</span>
            </span>
          </>
        ),
      }))}
    />
  )
}
