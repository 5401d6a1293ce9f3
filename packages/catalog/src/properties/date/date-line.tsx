// One end of a date in words that can be written anew, and its time.
import type { Property } from '@sheaf/core/collection/schema'
import { usePropertyKinds, useWordContext } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Field } from '@sheaf/ui/field/field'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dateOf } from '../cells'
import { readDateValue } from '../date-value'
import { dateWords } from '../date-words'
import own from './date.module.css'
import { type DateDraft, type DateEnd, dayOf, hasTime, timeOf } from './date-draft'

interface DateLineProps {
  readonly draft: DateDraft | null
  readonly which: DateEnd
  readonly property: Property
  readonly typed: string | null
  readonly takesFocus?: boolean
  readonly onFocus: () => void
  readonly onTyped: (found: DateDraft) => void
  readonly onTime: (which: DateEnd, time: string) => void
  readonly onDone: (next?: 'down' | 'right' | 'left') => void
  readonly onCancel: () => void
}

export function DateLine({ draft, which, property, typed, takesFocus = false, ...on }: DateLineProps) {
  const { t } = useBlockHost()
  const kinds = usePropertyKinds()
  const context = useWordContext()
  const moment = draft && (which === 'end' ? (draft.end ?? draft.start) : draft.start)
  const shown = moment ? dateWords(dateOf(readDateValue({ start: dayOf(moment) })), property, context) : ''
  const [written, setWritten] = useState<string | null>(typed)
  const [isRefused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    if (typed === null) field.current?.select()
  }, [takesFocus, typed])
  /** Whether there is nothing wrong with what was written. */
  const take = (): boolean => {
    if (written === null || written.trim() === '' || written === shown) {
      setWritten(null)
      return true
    }
    const taken = kinds.get(property.type)?.parse(written, property, context)
    if (!taken || taken.loss === 'lost' || taken.value === null) {
      setRefused(true)
      return false
    }
    on.onTyped(taken.value as DateDraft)
    setWritten(null)
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      on.onCancel()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      if (take()) on.onDone('down')
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      event.currentTarget
        .closest('[role="group"]')
        ?.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]')
        ?.focus()
    }
  }
  const label = which === 'start' ? t('Date') : t('End date')
  return (
    <div className={own.line}>
      <Field
        ref={field}
        label={label}
        labelHidden
        autoComplete="off"
        placeholder={t('Tomorrow, December 24, 2027-01-31…')}
        value={written ?? shown}
        {...(isRefused && { error: t('Enter a valid date') })}
        onFocus={on.onFocus}
        onChange={event => {
          setWritten(event.currentTarget.value)
          setRefused(false)
        }}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      {draft && hasTime(draft) && moment && (
        <Field
          type="time"
          label={which === 'start' ? t('Time') : t('End time')}
          labelHidden
          value={timeOf(moment)}
          onChange={event => event.currentTarget.value && on.onTime(which, event.currentTarget.value.slice(0, 5))}
        />
      )}
    </div>
  )
}
