// What narrows a search, in one line under the field.
import type { Uuid } from '@sheaf/core/ids'
import { useDerived } from '../../data/hooks'
import { teamsOf } from '../../data/page-tree'
import { knownPeople } from '../../editing/known-pages'
import { useAskedPeople } from '../../editing/use-asked-people'
import { t } from '../../i18n/t'
import { type Filters, type Sort, type Span, sorts, spans } from './filters'
import styles from './quick-find.module.css'

interface FilterBarProps {
  readonly filters: Filters
  readonly sort: Sort
  readonly pageId: Uuid | undefined
  readonly onFilters: (filters: Filters) => void
  readonly onSort: (sort: Sort) => void
}

const spanNames: Record<Span, () => string> = {
  day: () => t('Today'),
  week: () => t('Past week'),
  month: () => t('Past month'),
  year: () => t('Past year'),
}
const sortNames: Record<Sort, () => string> = {
  relevance: () => t('Best match'),
  lastEdited: () => t('Last edited'),
  created: () => t('Created'),
}

export function FilterBar({ filters, sort, pageId, onFilters, onSort }: FilterBarProps) {
  useAskedPeople()
  const people = useDerived(
    replica => knownPeople(replica).people.map(({ id, name }) => ({ id, name })),
    (a, b) => a.map(one => one.id + one.name).join() === b.map(one => one.id + one.name).join(),
  )
  const teams = useDerived(
    replica => teamsOf(replica).map(({ id, name }) => ({ id, name: name ?? '' })),
    (a, b) => a.map(one => one.id + one.name).join() === b.map(one => one.id + one.name).join(),
  )
  const change = (next: { readonly [Key in keyof Filters]: Filters[Key] | undefined }): void => {
    const all = { ...filters, ...next }
    onFilters(Object.fromEntries(Object.entries(all).filter(([, value]) => value)))
  }
  const toggle = (label: string, isOn: boolean, onToggle: () => void) => (
    <button type="button" className={styles.filter} aria-pressed={isOn} onClick={onToggle}>
      {label}
    </button>
  )
  return (
    <div className={styles.filters} role="group" aria-label={t('Filter results')}>
      {toggle(t('Title only'), filters.titleOnly === true, () => change({ titleOnly: !filters.titleOnly }))}
      {pageId &&
        toggle(t('In this page'), filters.inPage !== undefined, () =>
          change({ inPage: filters.inPage ? undefined : pageId }),
        )}
      <Choice
        label={t('Created by')}
        value={filters.createdBy ?? ''}
        options={people.map(({ id, name }) => [id, name])}
        onChange={value => change({ createdBy: value as Uuid })}
      />
      <Choice
        label={t('Teamspace')}
        value={filters.team ?? ''}
        options={teams.map(({ id, name }) => [id, name])}
        onChange={value => change({ team: value as Uuid })}
      />
      <Choice
        label={t('Edited')}
        value={filters.edited ?? ''}
        options={spans.map(span => [span, spanNames[span]()])}
        onChange={value => change({ edited: value as Span })}
      />
      <span className={styles.sort}>
        <Choice
          label={t('Sort')}
          value={sort === 'relevance' ? '' : sort}
          options={sorts.filter(one => one !== 'relevance').map(one => [one, sortNames[one]()])}
          none={sortNames.relevance()}
          onChange={value => onSort((value || 'relevance') as Sort)}
        />
      </span>
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  /** What no choice is called; the label where it is left out. */
  readonly none?: string
  readonly onChange: (value: string) => void
}

function Choice({ label, value, options, none, onChange }: ChoiceProps) {
  return (
    <select
      className={styles.filter}
      aria-label={label}
      value={value}
      data-chosen={value === '' ? undefined : ''}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">{none ?? label}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
