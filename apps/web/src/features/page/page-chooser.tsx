// A field and the pages that fit it, beside what asked for a page.
import type { Uuid } from '@sheaf/core/ids'
import { Field } from '@sheaf/ui/field/field'
import { FileTextIcon, Icon, SearchIcon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { type Suggestion, SuggestList } from '@sheaf/ui/suggest-list/suggest-list'
import { useSuggestField } from '@sheaf/ui/suggest-list/use-suggest-field'
import { useRef, useState } from 'react'
import { useSession } from '../../data/hooks'
import { pagesFor } from '../../editing/known-pages'
import { useAskedPages } from '../../editing/use-asked-pages'
import { t } from '../../i18n/t'
import type { Asked } from './choose-page'
import styles from './page-chooser.module.css'

const MOST = 50

export function Chooser({ question }: { question: Asked }) {
  const { replica } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const isAsking = useAskedPages(query)
  const options: Suggestion[] = pagesFor(replica, query, t('Untitled'))
    .slice(0, MOST)
    .map(page => ({
      id: page.id,
      label: page.title || t('Untitled'),
      icon: page.icon ?? <Icon of={FileTextIcon} />,
      detail: page.where || undefined,
    }))
  const choose = (option: Suggestion): void => question.answer(option.id as Uuid)
  // What is shown fits what was typed: Enter waits only where nothing does.
  const { field, list } = useSuggestField(options, choose, isAsking && options.length === 0)
  return (
    <Popover
      open
      flush
      title={t('Choose a page')}
      titleHidden
      anchor={question.at}
      initialFocus={input}
      onOpenChange={isOpen => !isOpen && question.answer(null)}
    >
      <div className={styles.search}>
        <Field
          {...field}
          ref={input}
          label={t('Search pages')}
          labelHidden
          placeholder={t('Search pages')}
          icon={<Icon of={SearchIcon} />}
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
      </div>
      <SuggestList
        {...list}
        label={t('Pages')}
        groups={options.length > 0 ? [{ label: query ? t('Results') : t('Recent'), options }] : []}
        onChoose={choose}
        empty={isAsking ? t('Loading…') : t('No pages found')}
      />
    </Popover>
  )
}
