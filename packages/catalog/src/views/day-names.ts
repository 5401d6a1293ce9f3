// Days, months and hours by the names that the reader's language has for them. The calendar is Gregorian, as the grids are.
import { HOUR_MS } from '@sheaf/core/collection/zone'
import { type Day, type DaySpan, daysLong, firstDay, lastDay, wallOfDay } from './day-spans'

const formats = new Map<string, Intl.DateTimeFormat>()
/** Of walls: they are written as UTC would show them. */
function say(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
  formats.set(key, made)
  return made
}
const named =
  (options: Intl.DateTimeFormatOptions) =>
  (day: Day, locale: string): string =>
    say(locale, options).format(wallOfDay(day))

export const monthAndYear = named({ year: 'numeric', month: 'long' })
export const shortMonth = named({ month: 'short' })
export const yearName = named({ year: 'numeric' })
export const fullDay = named({ dateStyle: 'full' })
export const shortDay = named({ month: 'short', day: 'numeric' })
export const weekdayShort = named({ weekday: 'short' })
export const weekdayLong = named({ weekday: 'long' })
/** The number alone, in the digits of the language. */
export const dayNumber = (day: Day, locale: string): string =>
  new Intl.NumberFormat(locale).format(new Date(wallOfDay(day)).getUTCDate())

export const timeName = (wall: number, locale: string): string => say(locale, { timeStyle: 'short' }).format(wall)
/** Short where the language counts to twelve (7 AM), with minutes where a number alone would say nothing (07:00). */
export const hourName = (hour: number, locale: string): string => {
  const short = say(locale, { hour: 'numeric' })
  return short.resolvedOptions().hour12 ? short.format(hour * HOUR_MS) : timeName(hour * HOUR_MS, locale)
}

export const daysRange = (first: Day, last: Day, locale: string): string =>
  say(locale, { year: 'numeric', month: 'short', day: 'numeric' }).formatRange(wallOfDay(first), wallOfDay(last))

/** A span in words, for those who hear it. */
export function spanWords(span: DaySpan, locale: string): string {
  if (!span.hasTime)
    return daysLong(span) === 1 ? fullDay(firstDay(span), locale) : daysRange(firstDay(span), lastDay(span), locale)
  const words = say(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return span.end > span.start ? words.formatRange(span.start, span.end) : words.format(span.start)
}
