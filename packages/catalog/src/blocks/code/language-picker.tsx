// Chooses a language by typing a part of any of its names.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { ChevronDownIcon, Icon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { optionId } from '@sheaf/ui/suggest-list/active-option'
import { useOptionInView } from '@sheaf/ui/suggest-list/use-option-in-view'
import { useSuggestField } from '@sheaf/ui/suggest-list/use-suggest-field'
import { useState } from 'react'
import { type Language, languages, PLAIN_LANGUAGE } from './languages'

interface LanguagePickerProps {
  readonly language: string
  readonly isEditable: boolean
  readonly onChoose: (language: string) => void
}

export function LanguagePicker({ language, isEditable, onChoose }: LanguagePickerProps) {
  const { t } = useBlockHost()
  const [isOpen, setIsOpen] = useState(false)
  const shown = language === PLAIN_LANGUAGE ? t('Plain text') : language
  if (!isEditable) return <span>{shown}</span>
  const trigger = (
    <Button variant="quiet" size="small" aria-label={t('Language: {language}', { language: shown })}>
      {shown}
      <Icon of={ChevronDownIcon} />
    </Button>
  )
  return (
    <Popover title={t('Language')} titleHidden flush open={isOpen} onOpenChange={setIsOpen} trigger={trigger}>
      <LanguageList
        language={language}
        onChoose={name => {
          onChoose(name)
          setIsOpen(false)
        }}
      />
    </Popover>
  )
}

/** Names that begin with the words first, then those that hold them. */
export function matching(query: string, all: readonly Language[] = languages): readonly Language[] {
  const words = query.trim().toLowerCase()
  if (words === '') return all
  const rank = ({ name, aliases }: Language): number => {
    const names = [name.toLowerCase(), ...aliases]
    if (names.includes(words)) return 0
    if (names.some(one => one.startsWith(words))) return 1
    return names.some(one => one.includes(words)) ? 2 : 3
  }
  return all
    .map(language => ({ language, rank: rank(language) }))
    .filter(found => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(found => found.language)
}

function LanguageList({ language, onChoose }: Omit<LanguagePickerProps, 'isEditable'>) {
  const { t } = useBlockHost()
  const [query, setQuery] = useState('')
  const found = matching(query)
  const { field, list, startOver } = useSuggestField(
    found.map(({ name }) => ({ id: name })),
    ({ id }) => onChoose(id),
  )
  const { id: listId, active, onActive } = list
  useOptionInView(listId, active)
  return (
    <div className="sheaf-code-languages">
      <Field
        label={t('Search languages')}
        labelHidden
        placeholder={t('Search languages')}
        {...field}
        value={query}
        onChange={event => {
          setQuery(event.target.value)
          startOver()
        }}
      />
      {found.length === 0 && <p>{t('No languages found')}</p>}
      <ul id={listId} role="listbox" aria-label={t('Languages')}>
        {found.map(({ name }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
          <li
            key={name}
            id={optionId(listId, name)}
            role="option"
            tabIndex={-1}
            aria-selected={name === language}
            data-active={name === active}
            onClick={() => onChoose(name)}
            onPointerMove={() => onActive(name)}
          >
            {name === PLAIN_LANGUAGE ? t('Plain text') : name}
          </li>
        ))}
      </ul>
    </div>
  )
}
