// Quick find: pages by their titles and what they say, and actions by their names, from the keyboard. Recent pages before anything is typed.
import { linkIntent } from '@sheaf/core/links/link-intent'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { Icon, SearchIcon } from '@sheaf/ui/icon/icon'
import { optionId } from '@sheaf/ui/suggest-list/active-option'
import { useOptionInView } from '@sheaf/ui/suggest-list/use-option-in-view'
import { useSuggestField } from '@sheaf/ui/suggest-list/use-suggest-field'
import { VisuallyHidden } from '@sheaf/ui/visually-hidden/visually-hidden'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Action, ActionContext } from '../../actions/action'
import { t } from '../../i18n/t'
import { follow } from '../../navigation'
import { blockHash, pagePath, pageRoute } from '../../routes'
import { ActionRow, actionsFor, asksForActions } from './action-row'
import { FilterBar } from './filter-bar'
import { noFilters, type Sort } from './filters'
import type { Found } from './found'
import { FoundRow } from './found-row'
import styles from './quick-find.module.css'
import { type Search, useFound } from './use-found'

const noPages: Search = { pages: [], total: null, isLocal: false, isAsking: false, more: () => {} }
/** So near to the end of the list, the next pages are asked for. */
const NEAR_END_PX = 400

interface QuickFindProps {
  /** What actions act with; a search may be narrowed to the page that is open. */
  readonly context: ActionContext
  /** What is asked for at first. */
  readonly begin: string
  readonly onClose: () => void
}

export function QuickFind({ context, begin, onClose }: QuickFindProps) {
  const { pageId } = context
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(begin)
  const [filters, setFilters] = useState(noFilters)
  const [sort, setSort] = useState<Sort>('relevance')
  const isActions = asksForActions(query)
  const found = useFound(isActions ? '' : query, filters, sort)
  const { pages, total, isLocal, isAsking, more } = isActions ? noPages : found
  const actions = actionsFor(query, context)

  const open = (page: Found, press: Parameters<typeof linkIntent>[0]): void => {
    const intent = linkIntent(press)
    onClose()
    if (intent === 'new-tab') window.open(pagePath(page.id), '_blank', 'noopener')
    else if (follow(pageRoute(page.id), intent) && intent === 'here' && page.text)
      location.replace(blockHash(page.text.blockId))
  }
  const act = (action: Action): void => {
    onClose()
    action.run(context)
  }
  const options = [...pages.map(page => ({ id: page.id, page })), ...actions.map(action => ({ id: action.id, action }))]
  const enter = (option: (typeof options)[number], { shiftKey, altKey, metaKey, ctrlKey }: KeyboardEvent): void => {
    if ('action' in option) act(option.action)
    else open(option.page, { button: 0, shiftKey, altKey, metaKey, ctrlKey })
  }
  const { field, list, startOver } = useSuggestField(options, enter, isAsking)
  const { id, active, onActive } = list
  useOptionInView(id, active)
  // By the arrow keys the end is reached before the list is scrolled to it.
  const isNearEnd = pages.slice(-3).some(page => page.id === active)
  const goOn = useEffectEvent(() => more())
  useEffect(() => {
    if (isNearEnd) goOn()
  }, [isNearEnd])
  const isSearching = query.trim() !== '' || total !== null
  return (
    <Dialog
      open
      size="large"
      title={<VisuallyHidden>{t('Quick find')}</VisuallyHidden>}
      closeLabel={t('Close')}
      initialFocus={input}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <div className={styles.search}>
        <Icon of={SearchIcon} />
        <input
          {...field}
          ref={input}
          className={styles.field}
          type="text"
          aria-label={t('Search')}
          spellCheck={false}
          placeholder={t('Search pages and content')}
          value={query}
          onChange={event => {
            setQuery(event.target.value)
            startOver()
          }}
        />
      </div>
      {!isActions && (
        <FilterBar filters={filters} sort={sort} pageId={pageId} onFilters={setFilters} onSort={setSort} />
      )}
      <div
        id={id}
        role="listbox"
        aria-label={t('Pages')}
        className={styles.list}
        aria-busy={isAsking}
        onScroll={({ currentTarget: list }) => {
          if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PX) more()
        }}
      >
        {pages.length > 0 && (
          <div className={styles.group} role="presentation">
            {isSearching ? t('Best matches') : t('Recent')}
          </div>
        )}
        {pages.map(page => (
          <FoundRow
            key={page.id}
            id={optionId(id, page.id)}
            page={page}
            isActive={page.id === active}
            onActive={() => page.id !== active && onActive(page.id)}
            onOpen={press => open(page, press)}
          />
        ))}
        {actions.length > 0 && (
          <div className={styles.group} role="presentation">
            {t('Actions')}
          </div>
        )}
        {actions.map(action => (
          <ActionRow
            key={action.id}
            id={optionId(id, action.id)}
            action={action}
            isActive={action.id === active}
            onActive={() => action.id !== active && onActive(action.id)}
            onRun={() => act(action)}
          />
        ))}
        {options.length === 0 && !isAsking && (
          <div className={styles.nothing} role="option" aria-disabled="true" aria-selected="false">
            {isSearching
              ? t('No results. Try different words.')
              : t('Pages you open appear here. Type to search all pages.')}
          </div>
        )}
      </div>
      <div className={styles.foot} role="status">
        {isLocal && isSearching && t('Offline: showing results from this device')}
        {query === '' && t('Type > to search actions')}
        {!isLocal && total !== null && t('{total, plural, one {# page} other {# pages}}', { total })}
      </div>
    </Dialog>
  )
}
