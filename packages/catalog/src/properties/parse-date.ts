// Words as a date or a span of dates: ISO 8601, the forms of the reader's language, and those of a property's own format. What may
// be read two ways (3/4/2026) is read by the property's format, else by the reader's language.
import type { Property } from '@sheaf/core/collection/schema'
import { fromWall, MINUTE_MS, startOfWallDay, wallAt } from '@sheaf/core/collection/zone'
import type { Taken, WordContext } from '@sheaf/core/kinds/property-kind'
import { dateValueOf, readMoment } from './date-value'
import { wallFormatter, zoneFor } from './date-words'
import { type FoundDay, findDay } from './find-day'
import { findTime } from './find-time'
import { plainDigits } from './plain-digits'
import { kept, lost, nothing, partly } from './taken'
import { isMoment } from './zone-time'

interface Found {
  readonly at: number
  readonly hasTime: boolean
  readonly isWhole: boolean
}
const spans = [/\s*→\s*/, /\s+(?:–|—|-|to|until|bis|à|au|a|до)\s+/i, /\s*–\s*/, /(?<=\d)\/(?=\d{4}-)/]

export function parseDate(words: string, property: Property, context: WordContext): Taken {
  const text = plainDigits(words).trim()
  if (text === '') return nothing
  if (text.length > 200) return lost
  const zone = zoneFor(property, context)
  const reader = dayReader(property, context, zone)
  const whole = reader(text)
  if (whole?.isWhole) return takenDate(whole, null, zone)
  for (const between of spans) {
    const [first = '', second, ...more] = text.split(between)
    if (second === undefined || more.length > 0) continue
    const start = reader(first)
    if (!start?.isWhole) continue
    // A time that is written like a day (17.30) is meant as one where the beginning has a time.
    for (const end of [timeOnDayOf(start, second, zone, context.locale), reader(second)])
      if (end?.isWhole && end.at >= start.at && end.hasTime === start.hasTime) return takenDate(start, end, zone)
  }
  return whole ? takenDate(whole, null, zone) : lost
}
function takenDate(start: Found, end: Found | null, zone: string): Taken {
  const value = dateValueOf({ start: start.at, hasTime: start.hasTime, ...(end ? { end: end.at } : {}) }, zone)
  if (value === null) return lost
  return start.isWhole ? kept(value) : partly(value)
}

/** "3 May 14:00 → 15:30" ends on the day on which it starts. */
function timeOnDayOf(start: Found, words: string, zone: string, locale: string): Found | null {
  // Behind a blank, as behind a day.
  const time = start.hasTime ? findTime(` ${words.trim()}`, locale) : null
  if (!time || time.rest.trim() !== '') return null
  const midnight = startOfWallDay(wallAt(start.at, zone))
  return { at: fromWall(midnight + time.minutes * MINUTE_MS, zone), hasTime: true, isWhole: true }
}

function dayReader(property: Property, context: WordContext, zone: string): (text: string) => Found | null {
  const { locale, now } = context
  const order = orderOf(property, locale)
  const today = wallAt(now, zone)
  return text => {
    const iso = readMoment(text.replace(/^(\d{4}-\d\d-\d\d) (?=\d\d:)/, '$1T'), zone)
    if (iso) return isMoment(iso.at) ? { ...iso, isWhole: true } : null
    const time = findTime(text, locale)
    const day = findDay(time ? time.rest : text, { locale, order, today })
    return day ? atTime(day, time?.minutes ?? null, zone) : null
  }
}
function atTime(day: FoundDay, minutes: number | null, zone: string): Found {
  return minutes === null
    ? { at: day.wall, hasTime: false, isWhole: day.isWhole }
    : { at: fromWall(day.wall + minutes * MINUTE_MS, zone), hasTime: true, isWhole: day.isWhole }
}

/** Which of day, month and year comes first where only numbers are written. */
function orderOf(property: Property, locale: string): string {
  if (property['date_format'] === 'month_day_year') return 'mdy'
  if (property['date_format'] === 'day_month_year') return 'dmy'
  return wallFormatter(locale, { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(new Date(0))
    .flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type[0]] : []))
    .join('')
}
