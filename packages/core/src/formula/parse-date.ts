// Dates from ISO 8601. Without a time it is a day; a time without an offset is one of the reader's zone.

import { DAY_MS, fromWall, HOUR_MS, isoWeekday, MINUTE_MS, toWall } from '../collection/zone'
import { isIsoDateString } from '../validation/iso-date'
import { dateValue } from './dates'
import type { DateValue } from './value'

const day = /^(\d{4})(?:-?(\d\d)(?:-?(\d\d))?)?$/
const ordinal = /^(\d{4})-(\d{3})$/
const week = /^(\d{4})-W(\d\d)(?:-([1-7]))?$/
const time = /^(\d\d)(?::?(\d\d))?.*?(Z|[+-]\d\d(?::?\d\d)?)?$/

/** With room for spaces around it. */
const MAX_LENGTH = 200

export function parseIsoDate(given: string, zone: string): DateValue | null {
  const text = given.length > MAX_LENGTH ? '' : given.trim()
  if (!isIsoDateString(text)) return null
  const [dayText = '', timeText] = text.split(/[T ]/)
  const wall = readDay(dayText)
  if (wall === null) return null
  if (timeText === undefined) return dateValue(wall, false)
  const [, hour = '0', minute = '0', offset] = time.exec(timeText) ?? []
  const shown = wall + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS
  return dateValue(offset === undefined ? fromWall(shown, zone) : shown - readOffset(offset), true)
}

function readDay(text: string): number | null {
  const [, weekYear, weekNumber, weekday = '1'] = week.exec(text) ?? []
  if (weekYear !== undefined) {
    // The fourth of January is always in the first week.
    const fourth = toWall({ year: Number(weekYear), month: 1, day: 4 })
    return fourth + ((Number(weekNumber) - 1) * 7 + Number(weekday) - isoWeekday(fourth)) * DAY_MS
  }
  const [, ordinalYear, days] = ordinal.exec(text) ?? []
  if (ordinalYear !== undefined) return toWall({ year: Number(ordinalYear), month: 1, day: Number(days) })
  const [, year, month = '1', date = '1'] = day.exec(text) ?? []
  return year === undefined ? null : toWall({ year: Number(year), month: Number(month), day: Number(date) })
}

function readOffset(text: string): number {
  if (text === 'Z') return 0
  const digits = text.slice(1).replace(':', '').padEnd(4, '0')
  const size = Number(digits.slice(0, 2)) * HOUR_MS + Number(digits.slice(2)) * MINUTE_MS
  return text.startsWith('-') ? -size : size
}
