// Dates in words, in a zone and one of the formats that a property may have.
import type { DateCell } from '@sheaf/core/collection/column'
import type { Property } from '@sheaf/core/collection/schema'
import { DAY_MS, isZone, startOfWallDay, wallAt } from '@sheaf/core/collection/zone'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import { type Check, custom, type Json, oneOf } from '@sheaf/core/validation/checks'
import { stringIn } from './read-json'
import { isMoment } from './zone-time'

export const dateFormats = ['full', 'short', 'month_day_year', 'day_month_year', 'year_month_day', 'relative'] as const
const timeFormats = ['12_hour', '24_hour', 'hidden'] as const
export const dateFormatChecks: Readonly<Record<string, Check<Json>>> = {
  date_format: oneOf(...dateFormats),
  time_format: oneOf(...timeFormats),
  zone: custom((value): value is string => typeof value === 'string' && isZone(value), 'a time zone', {
    type: 'string',
  }),
}

/** Between the two ends of a span. */
export const SPAN = ' → '

const formatters = new Map<string, Intl.DateTimeFormat>()
/** Wall times are shown as though they were UTC. The calendar is that of what is stored, whatever the language's own. */
export function wallFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}|${JSON.stringify(options)}`
  const before = formatters.get(key)
  if (before) return before
  if (formatters.size > 500) formatters.clear()
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' })
  formatters.set(key, made)
  return made
}

/** The zone of the property, if it has one, before the reader's. */
export const zoneFor = (property: Property, context: Pick<WordContext, 'zone'>): string =>
  typeof property['zone'] === 'string' && isZone(property['zone']) ? property['zone'] : context.zone

export function dateWords(cell: DateCell | null, property: Property, context: WordContext): string {
  if (!cell || !isMoment(cell.start)) return ''
  const start = momentWords(cell.start, cell.hasTime, property, context)
  if (cell.end === undefined || !isMoment(cell.end)) return start
  const end = momentWords(cell.end, cell.hasTime, property, context)
  if (start === end) return start
  return `${start}${SPAN}${isOneDay(cell, cell.end, property, context) ? endTime(cell.end, property, context) : end}`
}
/** A span within a day says the day once. */
function isOneDay({ start, hasTime }: DateCell, end: number, property: Property, context: WordContext): boolean {
  const zone = zoneFor(property, context)
  return hasTime && startOfWallDay(wallAt(start, zone)) === startOfWallDay(wallAt(end, zone))
}
const endTime = (at: number, property: Property, context: WordContext): string =>
  timeWords(wallAt(at, zoneFor(property, context)), stringIn(property['time_format']), context.locale)
/** For words that are kept: "tomorrow" and a missing year would mean another day later. */
export const lastingFormat = (property: Property): Property => {
  const { time_format: time, ...rest } = property
  const format = property['date_format']
  return {
    ...(rest as Property),
    ...(format === 'relative' || format === 'short' ? { date_format: 'full' } : {}),
    ...(time === undefined || time === 'hidden' ? {} : { time_format: time }),
  }
}
function momentWords(at: number, hasTime: boolean, property: Property, context: WordContext): string {
  const zone = zoneFor(property, context)
  const wall = hasTime ? wallAt(at, zone) : at
  const day = dayWords(wall, stringIn(property['date_format']), wallAt(context.now, zone), context.locale)
  const time = hasTime ? timeWords(wall, stringIn(property['time_format']), context.locale) : ''
  return time ? `${day} ${time}` : day
}

function dayWords(wall: number, format: string, today: number, locale: string): string {
  const date = new Date(wall)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].map(part =>
    String(part).padStart(2, '0'),
  )
  if (format === 'month_day_year') return `${month}/${day}/${year}`
  if (format === 'day_month_year') return `${day}/${month}/${year}`
  if (format === 'year_month_day') return `${String(year).padStart(4, '0')}/${month}/${day}`
  if (format === 'short') {
    const isThisYear = date.getUTCFullYear() === new Date(today).getUTCFullYear()
    return wallFormatter(locale, {
      month: 'short',
      day: 'numeric',
      ...(isThisYear ? {} : { year: 'numeric' }),
    }).format(date)
  }
  const away = Math.floor(wall / DAY_MS) - Math.floor(today / DAY_MS)
  if (format === 'relative' && Math.abs(away) < 7) return relativeDay(away, locale)
  return wallFormatter(locale, { year: 'numeric', month: 'long', day: 'numeric' }).format(date)
}
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()
/** "Today", "Tomorrow", "In 3 days": with a capital, as the other formats have. */
export function relativeDay(away: number, locale: string): string {
  const format = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  relativeFormats.set(locale, format)
  const words = format.format(away, 'day')
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}

function timeWords(wall: number, format: string, locale: string): string {
  if (format === 'hidden') return ''
  const cycle = format === '12_hour' ? { hour12: true } : format === '24_hour' ? { hourCycle: 'h23' as const } : {}
  return wallFormatter(locale, { hour: 'numeric', minute: '2-digit', ...cycle }).format(new Date(wall))
}
