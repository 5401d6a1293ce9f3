// Dates across zones and changes of the clock.
import { describe, expect, it } from 'vitest'
import { evaluate, fault, show } from './formula.fixture'

const date = (start: string, hasTime: boolean) => ({ date: { start: Date.parse(start), hasTime } })

describe('today and now', () => {
  // 18:30:45 in UTC.
  it.each([
    ['UTC', 'November 15, 2026', 'November 15, 2026 18:30'],
    ['Asia/Tokyo', 'November 16, 2026', 'November 16, 2026 03:30'],
    ['America/Los_Angeles', 'November 15, 2026', 'November 15, 2026 10:30'],
    ['Pacific/Kiritimati', 'November 16, 2026', 'November 16, 2026 08:30'],
    ['No/Where', 'November 15, 2026', 'November 15, 2026 18:30'],
  ])('in %s', (zone, today, now) => {
    expect(show('today()', { zone })).toBe(today)
    expect(show('now()', { zone })).toBe(now)
    expect(show('dateBetween(now(), today(), "days")', { zone })).toBe('0')
    expect(show('now() >= today() and now() < today().dateAdd(1, "days")', { zone })).toBe('true')
  })
  it('keeps no seconds, and a day is the same everywhere', () => {
    expect(evaluate('now()')).toEqual(date('2026-11-15T18:30Z', true))
    expect(evaluate('today()', { zone: 'Asia/Tokyo' })).toEqual(date('2026-11-16T00:00Z', false))
    expect(show('prop("Due").formatDate("YYYY-MM-DD HH:mm")', { zone: 'America/Los_Angeles' })).toBe('2026-12-24 00:00')
  })
})

describe('arithmetic, in Berlin', () => {
  it.each([
    // The clock goes forward on 29 March at 2:00 and back on 25 October at 3:00.
    ['dateAdd(parseDate("2026-03-28T12:00"), 1, "days").hour()', '12'],
    ['dateAdd(parseDate("2026-03-28T12:00"), 24, "hours").hour()', '13'],
    ['dateBetween(parseDate("2026-03-29T12:00"), parseDate("2026-03-28T12:00"), "hours")', '23'],
    ['dateBetween(parseDate("2026-03-29T12:00"), parseDate("2026-03-28T12:00"), "days")', '1'],
    ['dateBetween(parseDate("2026-10-26"), parseDate("2026-10-25"), "hours")', '25'],
    ['parseDate("2026-03-29T02:30").formatDate("HH:mm")', '03:30'],
    ['parseDate("2026-10-25T02:30").formatDate("HH:mm Z")', '02:30 +02:00'],
    ['dateAdd(parseDate("2026-10-25T02:30"), 60, "minutes").formatDate("HH:mm Z")', '02:30 +01:00'],
    ['dateAdd(parseDate("2024-02-29"), 1, "years")', 'February 28, 2025'],
    ['dateSubtract(parseDate("2026-05-31"), 1, "quarters")', 'February 28, 2026'],
    ['dateAdd(parseDate("2026-01-31"), 1, "month")', 'February 28, 2026'],
    ['dateAdd(parseDate("2026-01-01"), 1.9, "days")', 'January 2, 2026'],
    ['dateAdd(parseDate("2026-01-01"), 1.5, "hours")', 'January 1, 2026 01:30'],
    ['dateAdd(dateRange(parseDate("2026-01-01"), parseDate("2026-01-05")), 1, "days")', 'January 2, 2026'],
    ['dateBetween(parseDate("2026-03-31"), parseDate("2026-02-28"), "months")', '1'],
    ['dateBetween(parseDate("2026-03-27"), parseDate("2026-02-28"), "months")', '0'],
    ['dateBetween(parseDate("2026-02-28"), parseDate("2026-03-27"), "months")', '0'],
    ['dateBetween(parseDate("2020-02-29"), parseDate("2026-02-28"), "years")', '-6'],
    ['dateBetween(parseDate("2026-12-31"), parseDate("2026-01-01"), "quarters")', '3'],
    ['dateBetween(parseDate("2026-01-20"), parseDate("2026-01-01"), "weeks")', '2'],
    ['dateRange(parseDate("2026-02-01"), parseDate("2026-01-01"))', 'January 1, 2026 → February 1, 2026'],
    [
      'dateRange(parseDate("2026-01-01"), parseDate("2026-01-02T10:00"))',
      'January 1, 2026 00:00 → January 2, 2026 10:00',
    ],
    ['dateEnd(parseDate("2026-02-01"))', 'February 1, 2026'],
    ['timestamp(parseDate("2026-01-01")) == timestamp(parseDate("2025-12-31T23:00Z"))', 'true'],
    ['parseDate("2026-01-01") == parseDate("2025-12-31T23:00Z")', 'true'],
    ['parseDate("2026-01-01") < parseDate("2026-01-01T00:01")', 'true'],
    ['dateAdd(now(), 1e15, "years")', ''],
    ['fromTimestamp(1e300)', ''],
    ['toNumber(fromTimestamp(60000))', '60000'],
  ])('%s is %s', (source, result) => {
    expect(fault(source)).toBeUndefined()
    expect(show(source, { zone: 'Europe/Berlin' })).toBe(result)
  })
})

describe('parseDate', () => {
  it.each([
    ['2026-11-15', date('2026-11-15T00:00Z', false)],
    ['20261115', date('2026-11-15T00:00Z', false)],
    ['2026-11', date('2026-11-01T00:00Z', false)],
    ['2026', date('2026-01-01T00:00Z', false)],
    ['2026-W46-7', date('2026-11-15T00:00Z', false)],
    ['2026-W01', date('2025-12-29T00:00Z', false)],
    ['2026-319', date('2026-11-15T00:00Z', false)],
    ['2026-11-15T18:30', date('2026-11-15T13:00Z', true)],
    ['2026-11-15 18:30:59', date('2026-11-15T13:00Z', true)],
    ['2026-11-15T18:30Z', date('2026-11-15T18:30Z', true)],
    ['2026-11-15T18:30:20.5-03:30', date('2026-11-15T22:00Z', true)],
    ['2026-11-15T24:00Z', date('2026-11-16T00:00Z', true)],
    ['2026-02-30', null],
    ['15.11.2026', null],
    ['', null],
  ])('%s', (text, value) => {
    expect(evaluate(`parseDate("${text}")`, { zone: 'Asia/Kolkata' })).toEqual(value)
  })
})

describe('formatDate', () => {
  // Sunday, in week 46.
  it.each([
    ['YYYY YY Y', '2026 26 2026'],
    ['Q Qo', '4 4th'],
    ['MMMM MMM MM M Mo', 'November Nov 11 11 11th'],
    ['DDDD DDD DD D Do', '319 319 15 15 15th'],
    ['dddd ddd d E', 'Sunday Sun 0 7'],
    ['GGGG-[W]WW-E', '2026-W46-7'],
    ['HH:mm:ss.SSS', '18:05:00.000'],
    ['h:mm A hh a', '6:05 PM 06 pm'],
    ['Z ZZ', '+01:00 +0100'],
    ['X x', '1794762300 1794762300000'],
    ['[MMMM] D', 'MMMM 15'],
    ['LL', 'November 15, 2026'],
    ['', ''],
  ])('%s is %s', (pattern, words) => {
    const source = `formatDate(parseDate("2026-11-15T18:05"), "${pattern}")`
    expect(show(source, { zone: 'Europe/Berlin' })).toBe(words)
  })
  it.each([
    [1, '6 46 2026', '4 53 2026'],
    [0, '0 47 2026', '5 1 2027'],
    [6, '1 47 2026', '6 1 2027'],
  ])('counts weeks that start on day %s', (weekStart, sunday, newYear) => {
    expect(show('formatDate(parseDate("2026-11-15"), "e w gggg")', { weekStart })).toBe(sunday)
    expect(show('formatDate(parseDate("2027-01-01"), "e w gggg")', { weekStart })).toBe(newYear)
  })
  it('speaks the language of the reader, in any zone', () => {
    expect(show('formatDate(parseDate("2026-11-15"), "dddd, D. MMMM")', { locale: 'de' })).toBe('Sonntag, 15. November')
    expect(show('formatDate(parseDate("2026-11-15T12:00Z"), "HH:mm", "Asia/Tokyo")')).toBe('21:00')
    expect(show('formatDate(parseDate("2026-11-15"), "Do")', { locale: 'not a locale' })).toBe('15')
  })
})
