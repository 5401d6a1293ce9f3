// A field and the pages that fit it, beside what asked for a page.
import type { Uuid } from '@sheaf/core/ids'
import { Field } from '@sheaf/ui/field/field'
import { FileTextIcon, Icon, SearchIcon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { optionId, type Suggestion, SuggestList } from '@sheaf/ui/suggest-list/suggest-list'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useSession } from '../../data/hooks'
import { pagesFor } from '../../editing/known-pages'
import { t } from '../../i18n/t'
import type { Asked } from './choose-page'
import styles from './page-chooser.module.css'

const MOST = 50

export function Chooser({ question }: { question: Asked }) {
  const { replica } = useSession()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const options: Suggestion[] = pagesFor(replica, query, t('Untitled'))
    .slice(0, MOST)
    .map(page => ({
      id: page.id,
      label: page.title || t('Untitled'),
      icon: page.icon ?? <Icon of={FileTextIcon} />,
      detail: page.where || undefined,
    }))
  const active = options.some(option => option.id === picked) ? picked : (options[0]?.id ?? null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = options.findIndex(option => option.id === active)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setPicked(options[(place + step + options.length) % options.length]?.id ?? null)
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault()
      question.answer(active as Uuid)
    }
  }
  return (
    <Popover
      open
      flush
      title={t('Choose a page')}
      titleHidden
      anchor={question.at}
      initialFocus={field}
      onOpenChange={isOpen => !isOpen && question.answer(null)}
    >
      <div className={styles.search}>
        <Field
          ref={field}
          label={t('Search pages')}
          labelHidden
          placeholder={t('Search pages')}
          icon={<Icon of={SearchIcon} />}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={active ? optionId(id, active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          value={query}
          onChange={event => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <SuggestList
        id={id}
        label={t('Pages')}
        groups={options.length > 0 ? [{ label: query ? t('Found') : t('Recent'), options }] : []}
        active={active}
        onActive={setPicked}
        onChoose={option => question.answer(option.id as Uuid)}
        empty={t('No page is called that')}
      />
    </Popover>
  )
}
