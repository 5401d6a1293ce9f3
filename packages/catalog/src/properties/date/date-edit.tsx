// A date chosen beside its cell: typed, or found in a month; with an end, times, a zone and a reminder where they are wanted.

import type { EditProps } from '@sheaf/database/contract/database'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import styles from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { useState } from 'react'
import { dateOf } from '../cells'
import { dateValueOf } from '../date-value'
import { zoneFor } from '../date-words'
import { todayIn } from '../day-grid'
import { DayPicker } from '../day-picker'
import {
  type DateDraft,
  type DateEnd,
  dayOf,
  draftValue,
  hasTime,
  type Reminder,
  withDay,
  withEnd,
  withReminder,
  withTime,
  withTimes,
  withTyped,
  withZone,
} from './date-draft'
import { DateLine } from './date-line'
import { ReminderChoice } from './reminder-choice'

export function DateEdit({ value, cell, property, typed, onChange, onDone, onCancel }: EditProps) {
  const { t } = useBlockHost()
  const { words, asks } = useDatabase('words', 'asks')
  const zone = zoneFor(property, words)
  const [which, setWhich] = useState<DateEnd>('start')
  const present = dateOf(cell)
  const reminder = (value as { readonly reminder?: Reminder } | undefined)?.reminder
  const stored = present && (dateValueOf(present, zone) as DateDraft | null)
  const draft: DateDraft | null = stored && reminder ? { ...stored, reminder } : stored
  const set = (next: DateDraft): void => onChange(draftValue(next))
  const orToday = draft ?? { start: todayIn(asks.zone, asks.now) }
  const pick = (day: string): void => {
    set(withDay(draft, which, day))
    if (draft?.end !== undefined) setWhich(which === 'start' ? 'end' : 'start')
    else if (!draft || !hasTime(draft)) onDone()
  }
  const line = {
    draft,
    property,
    onDone,
    onCancel,
    onTime: (end: DateEnd, time: string) => draft && set(withTime(draft, end, time)),
  }
  const takeTyped = (end: DateEnd, found: DateDraft): void =>
    set(end === 'end' && draft ? withDay(draft, 'end', dayOf(found.start)) : withTyped(draft, found))
  return (
    <div className={styles.picker} role="group" aria-label={property.name}>
      <div className={styles.panel}>
        <DateLine
          {...line}
          which="start"
          typed={typed}
          takesFocus
          onFocus={() => setWhich('start')}
          onTyped={found => takeTyped('start', found)}
        />
        {draft?.end !== undefined && (
          <DateLine
            {...line}
            which="end"
            typed={null}
            onFocus={() => setWhich('end')}
            onTyped={found => takeTyped('end', found)}
          />
        )}
        <DayPicker
          label={which === 'start' ? t('Choose a date') : t('Choose an end date')}
          start={draft ? dayOf(draft.start) : null}
          end={draft?.end === undefined ? null : dayOf(draft.end)}
          onPick={pick}
        />
        <SwitchField
          label={t('End date')}
          checked={draft?.end !== undefined}
          onChange={isWanted => {
            set(withEnd(orToday, isWanted))
            setWhich(isWanted ? 'end' : 'start')
          }}
        />
        <SwitchField
          label={t('Include time')}
          checked={draft !== null && hasTime(draft)}
          onChange={isWanted => set(withTimes(orToday, isWanted, zone))}
        />
        {draft && hasTime(draft) && (
          <SelectField
            label={t('Time zone')}
            value={draft.zone ?? zone}
            choices={zoneNames(draft.zone ?? zone).map(name => ({ value: name, label: name.replaceAll('_', ' ') }))}
            onChange={name => set(withZone(draft, name))}
          />
        )}
        {draft && (
          <>
            <ReminderChoice
              value={draft.reminder ?? null}
              hasTime={hasTime(draft)}
              onChange={next => set(withReminder(draft, next))}
            />
            <div className={styles.foot}>
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  onChange(null)
                  onDone()
                }}
              >
                {t('Clear')}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

/** All that this browser knows, the present one among them whatever it is. */
const zoneNames = (present: string): readonly string[] => [
  ...new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
]
