// A search field over a list to pick from. The focus stays in the field, which names the active one to screen readers.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { CheckIcon, Icon } from '@sheaf/ui/icon/icon'
import { optionId } from '@sheaf/ui/suggest-list/active-option'
import { useOptionInView } from '@sheaf/ui/suggest-list/use-option-in-view'
import { useSuggestField } from '@sheaf/ui/suggest-list/use-suggest-field'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styles from './picker.module.css'

export interface Pick {
  readonly id: string
  /** For screen readers, where what is shown says more than a name. */
  readonly label: string
  readonly shown: ReactNode
  readonly isChosen?: boolean
  /** A heading stands where it changes. */
  readonly group?: string | undefined
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly drop?: 'before' | 'after' | undefined
}

interface PickListProps {
  readonly label: string
  readonly placeholder: string
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly picks: readonly Pick[]
  readonly onPick: (id: string) => void
  /** In front of the field: what is chosen already. */
  readonly chosen?: ReactNode
  /** Backspace in an empty field. */
  readonly onBack?: () => void
  /** Keys besides: true where it was one of them. */
  readonly onKey?: (event: KeyboardEvent, active: string | null) => boolean
  readonly onDone: (next?: 'right' | 'left') => void
  readonly hint?: string | undefined
  readonly empty: string
  /** What was typed is still being asked for: Enter waits for the answer. */
  readonly isAsking?: boolean
  readonly list?: RefObject<HTMLDivElement | null>
  /** False where something in front of it is written first. */
  readonly takesFocus?: boolean
}

export function PickList(props: PickListProps) {
  const {
    label,
    placeholder,
    query,
    onQuery,
    picks,
    onPick,
    chosen,
    onBack,
    onKey,
    onDone,
    hint,
    empty,
    isAsking = false,
    list,
    takesFocus = true,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const pick = (picked: string): void => {
    onPick(picked)
    input.current?.focus()
  }
  const {
    field,
    list: { id, active, onActive },
  } = useSuggestField(picks, picked => pick(picked.id), isAsking)
  useOptionInView(id, active)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, nativeEvent, shiftKey } = event
    if (nativeEvent.isComposing) return
    if (key !== 'Escape') event.stopPropagation()
    if (onKey?.(event, active)) return event.preventDefault()
    field.onKeyDown(event)
    if (key === 'Enter' && active === null && !isAsking) onDone()
    else if (key === 'Tab') {
      event.preventDefault()
      onDone(shiftKey ? 'left' : 'right')
    } else if (key === 'Backspace' && query === '') onBack?.()
  }
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        {chosen}
        <input
          {...field}
          ref={input}
          className={styles.search}
          type="text"
          aria-label={label}
          dir="auto"
          placeholder={placeholder}
          value={query}
          onChange={event => onQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {hint && <div className={styles.hint}>{hint}</div>}
      <div
        ref={list}
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={label}
        aria-multiselectable={picks.some(({ isChosen }) => isChosen !== undefined)}
        // The caret stays in the field.
        onMouseDown={event => event.preventDefault()}
      >
        {picks.length === 0 && <Nothing words={empty} />}
        {picks.map((item, i) => (
          <PickRow
            key={item.id}
            pick={item}
            id={optionId(id, item.id)}
            heading={item.group !== picks[i - 1]?.group ? item.group : undefined}
            isActive={item.id === active}
            onActive={() => item.id !== active && onActive(item.id)}
            onPick={() => pick(item.id)}
          />
        ))}
      </div>
    </div>
  )
}

function Nothing({ words }: { readonly words: string }) {
  return (
    <div className={styles.empty} role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
      {words}
    </div>
  )
}

interface PickRowProps {
  readonly pick: Pick
  readonly id: string
  readonly heading: string | undefined
  readonly isActive: boolean
  readonly onActive: () => void
  readonly onPick: () => void
}
function PickRow({ pick, id, heading, isActive, onActive, onPick }: PickRowProps) {
  const { t } = useBlockHost()
  return (
    <>
      {heading && (
        <div className={styles.group} role="presentation">
          {heading}
        </div>
      )}
      {/* The field has the focus and its keys; the pointer is the only other way here. */}
      <div
        id={id}
        role="option"
        aria-label={pick.label}
        aria-selected={pick.isChosen ?? isActive}
        tabIndex={-1}
        className={styles.row}
        data-item=""
        data-active={isActive ? '' : undefined}
        data-drop={pick.drop}
        onMouseMove={onActive}
        onClick={onPick}
      >
        {pick.before}
        <span className={styles.what}>{pick.shown}</span>
        {pick.isChosen && (
          <span className={styles.tick}>
            <Icon of={CheckIcon} label={t('Selected')} />
          </span>
        )}
        {pick.after}
      </div>
    </>
  )
}
