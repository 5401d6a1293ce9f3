import { HOUR_MS } from '@sheaf/core/collection/zone'
import { describe, expect, it } from 'vitest'
import { dayNumber, hourName, monthAndYear, spanWords, weekdayShort } from './day-names'
import { dayAt, wallOfDay, wholeDays } from './day-spans'

const day = dayAt(Date.UTC(2026, 10, 15))

describe('names in the language of the reader', () => {
  it.each([
    ['en-US', 'November 2026', 'Sun', '15', '7 AM'],
    ['en-GB', 'November 2026', 'Sun', '15', '07:00'],
    ['de', 'November 2026', 'So', '15', '07:00'],
    ['ja', '2026年11月', '日', '15', '7:00'],
    // Another calendar would not fit the grid; other digits do.
    ['fa', 'نوامبر ۲۰۲۶', 'یکشنبه', '۱۵', '۷:۰۰'],
  ])('%s', (locale, month, weekday, number, hour) => {
    expect([monthAndYear(day, locale), weekdayShort(day, locale), dayNumber(day, locale)]).toEqual([
      month,
      weekday,
      number,
    ])
    expect(hourName(7, locale)).toBe(hour)
  })
  it.each([
    ['a day', wholeDays(day), 'Sunday, November 15, 2026'],
    ['days', wholeDays(day, day + 2), 'Nov 15 – 17, 2026'],
    [
      'a moment',
      { start: wallOfDay(day) + 9 * HOUR_MS, end: wallOfDay(day) + 9 * HOUR_MS, hasTime: true },
      'Nov 15, 2026, 9:00 AM',
    ],
  ])('%s in words', (_what, span, wanted) => {
    expect(spanWords(span, 'en-US').replaceAll(/[\u2009\u202f]/g, ' ')).toBe(wanted)
  })
})
