// Narrows the trash: by who put a page there, and by where it was.
import type { Uuid } from '@sheaf/core/ids'
import { Button } from '@sheaf/ui/button/button'
import { ChevronDownIcon, Icon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuChoice } from '@sheaf/ui/menu/menu-item'
import { useDerived, useSession } from '../../data/hooks'
import { pageTitle } from '../../data/page-title'
import { teamsOf } from '../../data/page-tree'
import { knownPeople } from '../../editing/known-pages'
import { t } from '../../i18n/t'
import styles from './trash-dialog.module.css'
import type { TrashFilter } from './use-trash'

interface TrashFiltersProps {
  readonly filter: TrashFilter
  readonly current: Uuid | undefined
  readonly onChange: (filter: TrashFilter) => void
}
interface Choice {
  readonly value: Uuid | 'any'
  readonly label: string
}

const sameChoices = (a: readonly Choice[], b: readonly Choice[]): boolean => JSON.stringify(a) === JSON.stringify(b)

export function TrashFilters({ filter, current, onChange }: TrashFiltersProps) {
  const { userId } = useSession()
  const people = useDerived(
    (replica): readonly Choice[] => [
      { value: 'any', label: t('By anyone') },
      { value: userId, label: t('By me') },
      ...knownPeople(replica)
        .people.filter(person => person.id !== userId)
        .map(person => ({ value: person.id, label: t('By {name}', { name: person.name }) })),
    ],
    sameChoices,
  )
  const places = useDerived(
    (replica): readonly Choice[] => [
      { value: 'any', label: t('Anywhere') },
      ...(current ? [{ value: current, label: t('In “{title}”', { title: pageTitle(replica.block(current)) }) }] : []),
      ...teamsOf(replica).map(team => ({ value: team.id, label: t('In {name}', { name: team.name ?? '' }) })),
    ],
    sameChoices,
  )
  return (
    <div className={styles.filters}>
      <Filter label={t('Who')} choices={people} value={filter.by} onChange={by => onChange({ ...filter, by })} />
      <Filter
        label={t('Where')}
        choices={places}
        value={filter.within}
        onChange={within => onChange({ ...filter, within })}
      />
    </div>
  )
}

interface FilterProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: Uuid | null
  readonly onChange: (value: Uuid | null) => void
}

function Filter({ label, choices, value, onChange }: FilterProps) {
  const shown = choices.find(choice => choice.value === (value ?? 'any'))
  return (
    <Menu
      trigger={
        <Button size="small" variant="quiet" aria-label={`${label}: ${shown?.label ?? ''}`}>
          {shown?.label}
          <Icon of={ChevronDownIcon} />
        </Button>
      }
    >
      <MenuChoice
        label={label}
        value={value ?? 'any'}
        onChange={next => onChange(next === 'any' ? null : next)}
        choices={choices.map(choice => ({ value: choice.value, label: choice.label }))}
      />
    </Menu>
  )
}
