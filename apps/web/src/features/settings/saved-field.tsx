// A field that is saved when one leaves it or presses Enter, and says so. Escape brings back what was there.
import type { Phrase } from '@sheaf/core/phrase'
import { Field } from '@sheaf/ui/field/field'
import { CheckIcon, Icon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, useState } from 'react'
import { problemText } from '../../data/problem-text'
import { phraseText } from '../../i18n/refusal-text'
import { t } from '../../i18n/t'

interface SavedFieldProps {
  readonly label: string
  readonly labelHidden?: boolean
  readonly value: string
  readonly disabled?: boolean
  readonly autoComplete?: string
  readonly hint?: string
  /** What is wrong with it, before anything is sent. */
  readonly problemOf: (value: string) => string | Phrase | undefined
  /** The page may be going while it is left: a call that saves it has to outlive the page. */
  readonly onSave: (value: string) => Promise<unknown> | void
}

export function SavedField({
  label,
  labelHidden,
  value,
  disabled,
  autoComplete,
  hint,
  problemOf,
  onSave,
}: SavedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const [isSaved, setSaved] = useState(false)
  const save = async (): Promise<void> => {
    if (typed === null || typed.trim() === value) return setTyped(null)
    const wrong = problemOf(typed)
    setProblem(wrong && phraseText(wrong))
    if (wrong) return
    try {
      await onSave(typed.trim())
      setTyped(null)
      setSaved(true)
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      void save()
    }
    if (event.key !== 'Escape' || typed === null) return
    // The dialog around it stays: only what was typed goes.
    event.preventDefault()
    event.stopPropagation()
    setTyped(null)
    setProblem(undefined)
  }
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      value={typed ?? value}
      disabled={disabled}
      autoComplete={autoComplete ?? 'off'}
      error={problem}
      hint={
        <span role="status">
          {isSaved && typed === null ? (
            <>
              <Icon of={CheckIcon} /> {t('Saved')}
            </>
          ) : (
            hint
          )}
        </span>
      }
      onChange={event => {
        setTyped(event.target.value)
        setProblem(undefined)
      }}
      onBlur={() => void save()}
      onKeyDown={onKeyDown}
    />
  )
}
