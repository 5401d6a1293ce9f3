// Dates in a text: what they hold, and how this person reads them.
import type { Json } from '@sheaf/core/validation/checks'
import { activeLocale, formatDate, t } from '../i18n/t'

export type Reminder = {
  readonly unit: 'minute' | 'hour' | 'day' | 'week'
  readonly value: number
  /** Of the day, for a date without a time. */
  readonly time?: string
}
export type DateValue = {
  readonly type: 'date' | 'datetime' | 'daterange' | 'datetimerange'
  /** YYYY-MM-DD */
  readonly start_date: string
  /** HH:MM */
  readonly start_time?: string
  readonly end_date?: string
  readonly end_time?: string
  readonly time_zone?: string
  readonly reminder?: Reminder
}

export function readDate(value: unknown): DateValue | null {
  const date = value as Partial<DateValue> | null | undefined
  if (typeof date !== 'object' || date === null) return null
  return typeof date.start_date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date.start_date) ? (date as DateValue) : null
}
export const jsonOfDate = (date: DateValue): Json => date

/** The day of a moment here, as it is written down. */
export function dayOf(time: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
export const timeOf = (time: Date): string =>
  `${String(time.getHours()).padStart(2, '0')}:${String(time.getMinutes()).padStart(2, '0')}`
const noonOf = (day: string): Date => new Date(`${day}T12:00:00`)
const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000)

/** "Today", "Tomorrow", "14 Nov 2026, 9:00". */
export function dateLabel(date: DateValue, now = new Date()): string {
  const start = momentLabel(date.start_date, date.start_time, now)
  if (date.end_date === undefined) return start
  return `${start} → ${momentLabel(date.end_date, date.end_time, now)}`
}
function momentLabel(day: string, time: string | undefined, now: Date): string {
  const away = daysBetween(dayOf(now), day)
  const words = Math.abs(away) <= 1 ? relativeDay(away) : formatDate(noonOf(day).getTime())
  return time === undefined ? words : `${words}, ${clockLabel(day, time)}`
}
function relativeDay(away: number): string {
  if (away === 0) return t('Today')
  return away > 0 ? t('Tomorrow') : t('Yesterday')
}
const clockLabel = (day: string, time: string): string =>
  new Intl.DateTimeFormat(activeLocale(), { hour: 'numeric', minute: '2-digit' }).format(new Date(`${day}T${time}:00`))

export function reminderLabel({ unit, value, time }: Reminder): string {
  const at = time ? ` ${time}` : ''
  if (value === 0) return unit === 'day' ? t('On day of event') + at : t('At time of event')
  switch (unit) {
    case 'minute':
      return t('{count, plural, one {# minute before} other {# minutes before}}', { count: value })
    case 'hour':
      return t('{count, plural, one {# hour before} other {# hours before}}', { count: value })
    case 'day':
      return t('{count, plural, one {# day before} other {# days before}}', { count: value }) + at
    case 'week':
      return t('{count, plural, one {# week before} other {# weeks before}}', { count: value }) + at
  }
}

/** Calls at every midnight: what was tomorrow is today. */
export function atMidnight(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    const next = new Date()
    next.setHours(24, 0, 1, 0)
    timer = setTimeout(() => {
      listener()
      wait()
    }, next.getTime() - Date.now())
  }
  wait()
  return () => clearTimeout(timer)
}
