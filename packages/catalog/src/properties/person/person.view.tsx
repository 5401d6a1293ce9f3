// People, chosen among those of the workspace.
import type { Property } from '@sheaf/core/collection/schema'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type EditProps, type PropertyView, useDatabase } from '@sheaf/editor/host/database'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { SelectField } from '@sheaf/ui/field/select-field'
import { useState } from 'react'
import { idsOf } from '../cells'
import { fitting } from '../fitting'
import { PersonChip } from '../person-chip'
import { PickList } from '../pick-list'
import styles from '../picker.module.css'
import { ShowPeople } from '../stamp-views'

function Edit({ cell, property, typed, onChange, onDone }: EditProps) {
  const { t, userId } = useBlockHost()
  const { people } = useDatabase()
  const [query, setQuery] = useState(typed ?? '')
  const chosen = idsOf(cell)
  const isSingle = property['limit'] === 1
  const set = (ids: readonly string[]): void => onChange(ids.length > 0 ? ids : null)
  const choose = (id: string): void => {
    setQuery('')
    if (isSingle) {
      set([id])
      onDone()
    } else set(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  }
  const found = fitting(people, query, person => `${person.name} ${person.email}`)
  return (
    <PickList
      label={property.name}
      placeholder={chosen.length === 0 ? t('Search people…') : ''}
      query={query}
      onQuery={setQuery}
      onPick={choose}
      onBack={() => set(chosen.slice(0, -1))}
      onDone={onDone}
      isAsking={people.length === 0}
      hint={isSingle ? t('Choose one person') : t('Choose any number of people')}
      empty={t('No people found')}
      chosen={chosen.map(id => <PersonChip key={id} id={id} />)}
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

function Settings({ property }: { readonly property: Property }) {
  const { t } = useBlockHost()
  const { deeds } = useDatabase()
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('Limit')}
        value={property['limit'] === 1 ? 'one' : 'many'}
        choices={[
          { value: 'many', label: t('No limit') },
          { value: 'one', label: t('1 person') },
        ]}
        onChange={value => deeds.changeProperty(property.id, { limit: value === 'one' ? 1 : null })}
      />
    </div>
  )
}

export const personView: PropertyView = { type: 'person', Show: ShowPeople, edit: 'popover', Edit, Settings }
