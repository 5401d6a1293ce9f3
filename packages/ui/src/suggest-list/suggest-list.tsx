// A list to choose from while the focus stays in a text: groups of options, one of them active. The text names the active one to
// screen readers; keys are the text's too.
import type { ReactNode } from 'react'
import { optionId } from './active-option'
import styles from './suggest-list.module.css'
import { useOptionInView } from './use-option-in-view'

export type Suggestion = {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** A second, quieter line. */
  readonly detail?: string | undefined
  /** At the far end: a sign or a shortcut. */
  readonly hint?: string | undefined
  /** Shown when the pointer rests on it. */
  readonly title?: string | undefined
}
export type SuggestionGroup<S extends Suggestion = Suggestion> = {
  readonly label: string
  readonly options: readonly S[]
}

type SuggestListProps<S extends Suggestion> = {
  /** Begins the ids of the list and of its options. */
  id: string
  label: string
  groups: readonly SuggestionGroup<S>[]
  active: string | null
  onActive: (id: string) => void
  onChoose: (option: S) => void
  /** Said where there is nothing to choose. */
  empty: string
  className?: string | undefined
}

export function SuggestList<S extends Suggestion>({
  id,
  label,
  groups,
  active,
  onActive,
  onChoose,
  empty,
}: SuggestListProps<S>) {
  useOptionInView(id, active)
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      // The caret stays where it is.
      onMouseDown={event => event.preventDefault()}
    >
      {groups.length === 0 && (
        <div className={styles.empty} role="option" aria-disabled="true" aria-selected="false">
          {empty}
        </div>
      )}
      {groups.map((group, i) => (
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${i}`}>
          <div className={styles.group} id={`${id}-group-${i}`} role="presentation">
            {group.label}
          </div>
          {group.options.map(option => (
            <div
              key={option.id}
              id={optionId(id, option.id)}
              role="option"
              aria-selected={option.id === active}
              className={styles.option}
              title={option.title}
              onMouseMove={() => option.id !== active && onActive(option.id)}
              onClick={() => onChoose(option)}
            >
              {option.icon && (
                <span className={styles.icon} aria-hidden="true">
                  {option.icon}
                </span>
              )}
              <span className={styles.text}>
                <span className={styles.label} dir="auto">
                  {option.label}
                </span>
                {option.detail && (
                  <span className={styles.detail} dir="auto">
                    {option.detail}
                  </span>
                )}
              </span>
              {option.hint && (
                <kbd className={styles.hint} dir="ltr">
                  {option.hint}
                </kbd>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
