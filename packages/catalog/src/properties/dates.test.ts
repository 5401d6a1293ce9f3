// Dates: how they are read, shown, parsed and moved, in every zone and language.
import { completeLocales, locales, tagOf } from '@sheaf/core/locales'
import type { Json } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { dateInGroup } from './date-groups'
import { dateValueCheck, readDateValue } from './date-value'
import { dateFormats, dateWords } from './date-words'
import { parseDate } from './parse-date'
import { context, propertyOf } from './property-samples.fixture'

const at = (text: string): number => Date.parse(text)
const date = propertyOf('date')

describe('stored dates', () => {
  it.each<[value: Json, cell: unknown]>([
    [{ start: '2026-05-03' }, { start: at('2026-05-03'), hasTime: false }],
    [
      { start: '2026-05-03T14:05', zone: 'Europe/Berlin' },
      { start: at('2026-05-03T12:05Z'), hasTime: true, zone: 'Europe/Berlin' },
    ],
    [{ start: '2026-05-03T14:05+02:00' }, { start: at('2026-05-03T12:05Z'), hasTime: true }],
    [{ start: '2026-05-03T14:05' }, { start: at('2026-05-03T14:05Z'), hasTime: true }],
    [
      { start: '2026-05-03', end: '2026-05-02' },
      { start: at('2026-05-03'), hasTime: false },
    ],
    [
      { start: '2026-05-03', zone: 'Mars/Base' },
      { start: at('2026-05-03'), hasTime: false },
    ],
    [{ start: '2026-02-30' }, null],
    [{ start: 'tomorrow' }, null],
    ['2026-05-03', null],
  ])('%j', (value, cell) => {
    expect(readDateValue(value)).toEqual(cell)
  })
  it.each<[Json, boolean]>([
    [{ start: '2026-05-03', reminder: { amount: 1, unit: 'day' } }, true],
    [{ start: '2026-05-03', reminder: { amount: 1, unit: 'fortnight' } }, false],
    [{ start: '2026-05-03', end: '2026-05-01' }, false],
    [{ start: '2026-05-03', end: '2026-05-04T10:00' }, false],
    [{ start: '2026-05-03', zone: 'Mars/Base' }, false],
    [{ start: '2026-05-03', later: 1 }, false],
  ])('%j may be written: %s', (value, isRight) => {
    expect(dateValueCheck.judge(value) === null).toBe(isRight)
  })
})

describe('in words', () => {
  it.each([
    ['full', 'May 3, 2026 2:05 PM'],
    ['short', 'May 3 2:05 PM'],
    ['month_day_year', '05/03/2026 2:05 PM'],
    ['day_month_year', '03/05/2026 2:05 PM'],
    ['year_month_day', '2026/05/03 2:05 PM'],
    ['relative', 'May 3, 2026 2:05 PM'],
  ])('%s', (date_format, words) => {
    const cell = readDateValue({ start: '2026-05-03T14:05', zone: 'Europe/Berlin' })
    expect(dateWords(cell, propertyOf('date', { date_format }), context).replaceAll('\u202f', ' ')).toBe(words)
  })
  it.each([
    ['2026-11-15', 'Today'],
    ['2026-11-16', 'Tomorrow'],
    ['2026-11-14', 'Yesterday'],
    ['2026-11-18', 'In 3 days'],
    ['2026-11-25', 'November 25, 2026'],
  ])('relative to today, %s is %s', (start, words) => {
    expect(dateWords(readDateValue({ start }), propertyOf('date', { date_format: 'relative' }), context)).toBe(words)
  })
  it('in the zone of the property before that of the reader, and without the time where that is hidden', () => {
    const cell = readDateValue({ start: '2026-05-03T23:05Z' })
    const inTokyo = propertyOf('date', { zone: 'Asia/Tokyo', time_format: '24_hour' })
    expect(dateWords(cell, inTokyo, context)).toBe('May 4, 2026 08:05')
    expect(dateWords(cell, propertyOf('date', { time_format: 'hidden' }), context)).toBe('May 4, 2026')
  })

  it.each([
    [{ start: '2026-11-03T09:00', end: '2026-11-03T10:00' }, {}, 'November 3, 2026 9:00 AM → 10:00 AM'],
    [
      { start: '2026-11-03T23:00', end: '2026-11-04T01:00' },
      {},
      'November 3, 2026 11:00 PM → November 4, 2026 1:00 AM',
    ],
    // One day in Berlin, two in Tokyo.
    [
      { start: '2026-11-03T15:00', end: '2026-11-03T17:00' },
      { zone: 'Asia/Tokyo', time_format: '24_hour' },
      'November 3, 2026 23:00 → November 4, 2026 01:00',
    ],
    [{ start: '2026-11-03T09:00', end: '2026-11-03T10:00' }, { time_format: 'hidden' }, 'November 3, 2026'],
    [{ start: '2026-11-03', end: '2026-11-04' }, {}, 'November 3, 2026 → November 4, 2026'],
  ])('a span says its day once: %j', (span, settings, words) => {
    const cell = readDateValue({ ...span, ...(span.start.includes('T') && { zone: 'Europe/Berlin' }) })
    expect(dateWords(cell, propertyOf('date', settings), context).replaceAll('\u202f', ' ')).toBe(words)
  })

  const values: readonly Json[] = [
    { start: '2026-05-03' },
    { start: '2026-11-14' },
    { start: '2024-02-29', end: '2024-12-31' },
    { start: '2026-05-03T14:05', zone: 'Europe/Berlin' },
    { start: '2026-05-03T00:30', end: '2026-05-04T12:00', zone: 'Europe/Berlin' },
    { start: '2026-05-03T09:00', end: '2026-05-03T17:30', zone: 'Europe/Berlin' },
  ]
  describe.each([...new Set([...locales, ...completeLocales, 'he-IL' as const])].map(tagOf))('%s', locale => {
    it.each(dateFormats.flatMap(format => ['12_hour', '24_hour'].map(time => [format, time] as const)))(
      'comes back from %s and %s',
      (date_format, time_format) => {
        const property = propertyOf('date', { date_format, time_format })
        for (const value of values) {
          const words = dateWords(readDateValue(value), property, { ...context, locale })
          expect([words, parseDate(words, property, { ...context, locale })]).toEqual([words, { value, loss: 'kept' }])
        }
      },
    )
  })
})

describe('from words', () => {
  const berlin = 'Europe/Berlin'
  it.each<[words: string, locale: string, value: Json | null, loss?: string]>([
    ['2026-05-03', 'en-US', { start: '2026-05-03' }],
    ['2026-05-03T14:05', 'en-US', { start: '2026-05-03T14:05', zone: berlin }],
    ['2026-05-03 14:05', 'en-US', { start: '2026-05-03T14:05', zone: berlin }],
    ['2026-05-03T14:05:30Z', 'en-US', { start: '2026-05-03T16:05', zone: berlin }],
    ['5/3/2026', 'en-US', { start: '2026-05-03' }],
    ['5/3/2026', 'en-GB', { start: '2026-03-05' }],
    ['13/5/2026', 'en-US', { start: '2026-05-13' }],
    ['5/3/26', 'en-US', { start: '2026-05-03' }],
    ['3.5.2026', 'de-DE', { start: '2026-05-03' }],
    ['3.5.2026', 'en-US', { start: '2026-05-03' }],
    ['3. Mai 2026, 14:05 Uhr', 'de-DE', { start: '2026-05-03T14:05', zone: berlin }],
    ['3 May 2026', 'de-DE', { start: '2026-05-03' }],
    ['May 3rd, 2026 at 2pm', 'en-US', { start: '2026-05-03T14:00', zone: berlin }],
    ['Sunday, May 3, 2026', 'en-US', { start: '2026-05-03' }],
    ['May 3', 'en-US', { start: '2026-05-03' }],
    ['2026年5月3日', 'ja-JP', { start: '2026-05-03' }],
    ['today', 'de-DE', { start: '2026-11-15' }],
    ['morgen', 'de-DE', { start: '2026-11-16' }],
    ['2026-05-03 → 2026-05-09', 'en-US', { start: '2026-05-03', end: '2026-05-09' }],
    ['2026-05-03/2026-05-09', 'en-US', { start: '2026-05-03', end: '2026-05-09' }],
    ['May 3, 2026 - May 9, 2026', 'en-US', { start: '2026-05-03', end: '2026-05-09' }],
    ['2026-05-03 14:00 → 15:30', 'en-US', { start: '2026-05-03T14:00', end: '2026-05-03T15:30', zone: berlin }],
    ['due May 3, 2026', 'en-US', { start: '2026-05-03' }, 'partly'],
    ['2026-02-30', 'en-US', null, 'lost'],
    ['May', 'en-US', null, 'lost'],
    ['12', 'en-US', null, 'lost'],
    ['Maybe 3', 'en-US', null, 'lost'],
    ['1.2.3.4', 'en-US', null, 'lost'],
  ])('%s in %s', (words, locale, value, loss = 'kept') => {
    expect(parseDate(words, date, { ...context, locale })).toEqual({ value, loss })
  })
})

describe('moving into a group of days', () => {
  it.each([
    ['today', '2026-11-15'],
    ['tomorrow', '2026-11-16'],
    ['yesterday', '2026-11-14'],
    ['next_7_days', '2026-11-17'],
    ['last_7_days', '2026-11-13'],
    ['next_30_days', '2026-11-23'],
    ['last_30_days', '2026-11-07'],
  ])('%s is %s, the day of it that is nearest', (key, start) => {
    const move = { by: 'relative', now: context.now, zone: context.zone } as const
    expect(dateInGroup(key, undefined, move)).toEqual({ start })
    expect(dateInGroup(key, { start: '2026-01-01' }, move)).toEqual({ start })
  })
  it('does not take a date away when nobody says what today is', () => {
    expect(dateInGroup('today', { start: '2026-11-01' }, { by: 'relative' })).toBeUndefined()
  })
  it('leaves a date that lies in the group already', () => {
    const move = { by: 'relative', now: context.now, zone: context.zone } as const
    expect(dateInGroup('next_7_days', { start: '2026-11-20' }, move)).toEqual({ start: '2026-11-20' })
  })
  const group = (day: string) => ({ start: at(day), hasTime: false })
  it.each<[present: Json | undefined, day: string, by: 'day' | 'month', value: Json]>([
    [undefined, '2026-06-01', 'day', { start: '2026-06-01' }],
    [{ start: '2026-05-03' }, '2026-06-01', 'day', { start: '2026-06-01' }],
    [{ start: '2026-05-03' }, '2026-05-01', 'month', { start: '2026-05-03' }],
    [{ start: '2026-05-03', end: '2026-05-05' }, '2026-06-01', 'day', { start: '2026-06-01', end: '2026-06-03' }],
    [
      { start: '2026-03-01T09:00', zone: 'Europe/Berlin', reminder: { amount: 1, unit: 'hour' } },
      '2026-06-01',
      'day',
      { start: '2026-06-01T09:00', zone: 'Europe/Berlin', reminder: { amount: 1, unit: 'hour' } },
    ],
  ])('%j into %s by %s', (present, day, by, value) => {
    expect(dateInGroup(group(day), present, { by })).toEqual(value)
  })
  it('none takes the date away', () => {
    expect(dateInGroup(null, { start: '2026-05-03' }, { by: 'day' })).toBeNull()
  })
})
