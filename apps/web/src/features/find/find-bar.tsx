// Find in page, and find and replace: a small bar over the page's upper edge.
import { finderOf } from '@sheaf/editor/find/finder'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, Icon, ReplaceIcon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PageEditing } from '../../editing/page-editing'
import { useStore } from '../../editing/store'
import { t } from '../../i18n/t'
import styles from './find-bar.module.css'

interface FindBarProps {
  readonly editing: PageEditing
  readonly isEditable: boolean
}

export function FindBar({ editing, isEditable }: FindBarProps) {
  const asked = useStore(editing.find)
  const finder = finderOf(editing.editor.inline)
  const state = useSyncExternalStore(finder.subscribe, finder.get)
  const text = asked?.text ?? ''
  const setText = (next: string): void => {
    if (asked) editing.find.set({ ...asked, text: next })
  }
  const [by, setBy] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const [wholeWord, setWholeWord] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isOpen = asked !== null
  // Asked for again: the words are there to be written over.
  const times = asked?.times
  useEffect(() => {
    if (times === undefined) return
    field.current?.focus()
    field.current?.select()
  }, [times])
  useEffect(() => {
    if (isOpen) finder.search({ text, matchCase, wholeWord })
  }, [finder, isOpen, text, matchCase, wholeWord])
  useEffect(() => () => finder.clear(), [finder])
  if (!asked) return null

  const close = (): void => {
    editing.find.set(null)
    finder.clear()
    editing.editor.inline.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const isField = event.target === field.current
    if (event.key === 'Escape') close()
    else if (event.key === 'F3' || (event.key === 'Enter' && isField)) finder.step(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const count =
    text === ''
      ? ''
      : state.count === 0
        ? t('No results')
        : t('{current} of {count}', { current: state.current + 1, count: state.count })
  return (
    <div role="search" aria-label={t('Find in page')} className={styles.bar} onKeyDown={onKeyDown}>
      <div className={styles.row}>
        <Field
          ref={field}
          className={styles.field}
          label={t('Find')}
          labelHidden
          placeholder={t('Find in page')}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={event => setText(event.target.value)}
        />
        <span className={styles.count} role="status">
          {count}
        </span>
        <Toggle sign="Aa" label={t('Match case')} on={matchCase} onToggle={setMatchCase} />
        <Toggle sign="“ab”" label={t('Whole words')} on={wholeWord} onToggle={setWholeWord} />
        <IconButton label={t('Previous match')} icon={<Icon of={ChevronUpIcon} />} onClick={() => finder.step(-1)} />
        <IconButton label={t('Next match')} icon={<Icon of={ChevronDownIcon} />} onClick={() => finder.step(1)} />
        {isEditable && (
          <IconButton
            label={t('Replace match')}
            aria-expanded={asked.replaces}
            icon={<Icon of={ReplaceIcon} />}
            onClick={() => editing.find.set({ ...asked, replaces: !asked.replaces })}
          />
        )}
        <IconButton className={styles.close} label={t('Close')} icon={<Icon of={CloseIcon} />} onClick={close} />
      </div>
      {asked.replaces && isEditable && (
        <div className={styles.row}>
          <Field
            className={styles.field}
            label={t('Replace with')}
            labelHidden
            placeholder={t('Replace with')}
            value={by}
            autoComplete="off"
            onChange={event => setBy(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              finder.replaceCurrent(by)
            }}
          />
          <Button size="small" disabled={state.count === 0} onClick={() => finder.replaceCurrent(by)}>
            {t('Replace match')}
          </Button>
          <Button size="small" disabled={state.count === 0} onClick={() => finder.replaceAll(by)}>
            {t('Replace all')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface ToggleProps {
  readonly sign: string
  readonly label: string
  readonly on: boolean
  readonly onToggle: (on: boolean) => void
}
const Toggle = ({ sign, label, on, onToggle }: ToggleProps) => (
  <button
    type="button"
    className={styles.toggle}
    aria-pressed={on}
    aria-label={label}
    title={label}
    onClick={() => onToggle(!on)}
  >
    {sign}
  </button>
)
