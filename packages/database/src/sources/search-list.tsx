// A field and a list of choices below it that fit its words: found by typing, chosen by arrows and Enter.

import { fold } from '@sheaf/core/search/fold'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Field } from '@sheaf/ui/field/field'
import { Icon, SearchIcon } from '@sheaf/ui/icon/icon'
import { type Suggestion, type SuggestionGroup, SuggestList } from '@sheaf/ui/suggest-list/suggest-list'
import { useSuggestField } from '@sheaf/ui/suggest-list/use-suggest-field'
import { type KeyboardEvent, useState } from 'react'
import styles from './search-list.module.css'

interface SearchListProps {
  readonly label: string
  readonly groups: readonly SuggestionGroup[]
  readonly empty: string
  /** Choices are still on their way: Enter waits for them. */
  readonly isLoading?: boolean
  readonly onChoose: (id: string) => void
  readonly onCancel?: (() => void) | undefined
}

export function SearchList({ label, groups, empty, isLoading = false, onChoose, onCancel }: SearchListProps) {
  const { t } = useBlockHost()
  const [query, setQuery] = useState('')
  const words = fold(query).split(/\s+/).filter(Boolean)
  const fits = (one: Suggestion): boolean =>
    words.every(word => fold(`${one.label} ${one.detail ?? ''}`).includes(word))
  const found = groups
    .map(group => ({ ...group, options: group.options.filter(fits) }))
    .filter(({ options }) => options.length > 0)
  const options = found.flatMap(group => group.options)
  const choose = (option: Suggestion): void => onChoose(option.id)
  const { field, list } = useSuggestField(options, choose, isLoading)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !onCancel) return field.onKeyDown(event)
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }
  return (
    <div className={styles.list}>
      <Field
        label={label}
        labelHidden
        autoFocus
        placeholder={label}
        icon={<Icon of={SearchIcon} />}
        {...field}
        value={query}
        onChange={event => setQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <SuggestList {...list} label={label} groups={found} onChoose={choose} empty={isLoading ? t('Loading…') : empty} />
    </div>
  )
}
