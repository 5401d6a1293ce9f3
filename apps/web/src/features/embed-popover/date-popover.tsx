// A date in the text: its day, time, end and reminder.
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { Floating } from '@sheaf/ui/floating/floating'
import { useBeforePageGoes } from '@sheaf/ui/page-leave/page-leave'
import { type KeyboardEvent, useId, useState } from 'react'
import { type DateValue, jsonOfDate, type Reminder, reminderLabel } from '../../editing/date-words'
import { t } from '../../i18n/t'
import styles from './embed-popover.module.css'
import type { Finish } from './finish'

interface DatePopoverProps {
  readonly dom: HTMLElement
  readonly date: DateValue
  readonly onFinish: Finish
}

const timed: readonly Reminder[] = [
  { unit: 'minute', value: 0 },
  { unit: 'minute', value: 5 },
  { unit: 'minute', value: 30 },
  { unit: 'hour', value: 1 },
  { unit: 'day', value: 1 },
]
const untimed: readonly Reminder[] = [
  { unit: 'day', value: 0, time: '09:00' },
  { unit: 'day', value: 1, time: '09:00' },
  { unit: 'day', value: 2, time: '09:00' },
  { unit: 'week', value: 1, time: '09:00' },
]

export function DatePopover({ dom, date, onFinish }: DatePopoverProps) {
  const reminderId = useId()
  const [day, setDay] = useState(date.start_date)
  const [time, setTime] = useState(date.start_time ?? '')
  const [end, setEnd] = useState(date.end_date ?? '')
  const [reminder, setReminder] = useState<Reminder | null>(date.reminder ?? null)
  const choices = [...(time ? timed : untimed)]
  const kept = reminder && JSON.stringify(reminder)
  if (reminder && !choices.some(choice => JSON.stringify(choice) === kept)) choices.push(reminder)

  const done = (): void => {
    const next = made({ day, time, end, reminder })
    const isOther = next && JSON.stringify(next) !== JSON.stringify(date)
    onFinish(isOther ? { k: 'd', v: [jsonOfDate(next)] } : undefined)
  }
  useBeforePageGoes(done)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.target as HTMLElement).tagName === 'INPUT') done()
    else if (event.key === 'Escape') onFinish()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Floating anchor={dom} takesFocus label={t('Date')} onClose={done}>
      <div className={styles.date} onKeyDown={onKeyDown}>
        <div className={styles.pair}>
          <Field type="date" label={t('Day')} value={day} required onChange={event => setDay(event.target.value)} />
          <Field
            type="time"
            label={t('Time')}
            value={time}
            onChange={event => {
              setTime(event.target.value)
              // A reminder at a time of the day and one before a moment are two different things.
              if (reminder && (event.target.value === '') !== (time === ''))
                setReminder((event.target.value === '' ? untimed[0] : timed[0]) ?? null)
            }}
          />
        </div>
        <Field type="date" label={t('End date')} value={end} min={day} onChange={event => setEnd(event.target.value)} />
        <label className={styles.label} htmlFor={reminderId}>
          {t('Reminder')}
        </label>
        <select
          id={reminderId}
          className={styles.select}
          value={kept ?? ''}
          onChange={event => setReminder(event.target.value ? (JSON.parse(event.target.value) as Reminder) : null)}
        >
          <option value="">{t('None')}</option>
          {choices.map(choice => (
            <option key={JSON.stringify(choice)} value={JSON.stringify(choice)}>
              {reminderLabel(choice)}
            </option>
          ))}
        </select>
        <div className={styles.foot}>
          <Button size="small" variant="quiet" onClick={() => onFinish(null)}>
            {t('Remove')}
          </Button>
          <Button size="small" variant="primary" onClick={done}>
            {t('Done')}
          </Button>
        </div>
      </div>
    </Floating>
  )
}

interface Parts {
  readonly day: string
  readonly time: string
  readonly end: string
  readonly reminder: Reminder | null
}
function made({ day, time, end, reminder }: Parts): DateValue | null {
  if (day === '') return null
  const isRange = end !== '' && end >= day
  return {
    type: `${time ? 'datetime' : 'date'}${isRange ? 'range' : ''}`,
    start_date: day,
    ...(time ? { start_time: time, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {}),
    ...(isRange ? { end_date: end, ...(time ? { end_time: time } : {}) } : {}),
    ...(reminder ? { reminder } : {}),
  }
}
