import type { DateCell } from '@sheaf/core/collection/column'
import { DAY_MS, HOUR_MS } from '@sheaf/core/collection/zone'
import { describe, expect, it } from 'vitest'
import { readDateValue } from '../properties/date-value'
import { dateValueOfSpan } from './date-writing'
import { dateOfSpan, dayAt, firstDay, lastDay, moveSpan, spanOf, stretchSpan, wholeDays } from './day-spans'

const day = (text: string): number => dayAt(Date.parse(`${text}T00:00:00Z`))
const whole = (start: string, end?: string): DateCell => ({
  start: Date.parse(`${start}T00:00:00Z`),
  ...(end ? { end: Date.parse(`${end}T00:00:00Z`) } : {}),
  hasTime: false,
})
const timed = (start: string, end?: string): DateCell => ({
  start: Date.parse(start),
  ...(end ? { end: Date.parse(end) } : {}),
  hasTime: true,
})

describe('[P 2.2] the days that a date lies on', () => {
  it.each([
    ['a day', whole('2026-03-08'), 'America/Los_Angeles', '2026-03-08', '2026-03-08'],
    ['a day, far east', whole('2026-03-08'), 'Pacific/Kiritimati', '2026-03-08', '2026-03-08'],
    ['days, the last included', whole('2026-03-08', '2026-03-10'), 'Asia/Tokyo', '2026-03-08', '2026-03-10'],
    ['a moment, here the day before', timed('2026-03-08T02:00:00Z'), 'America/New_York', '2026-03-07', '2026-03-07'],
    [
      'an evening past midnight',
      timed('2026-03-08T22:00:00Z', '2026-03-09T01:00:00Z'),
      'UTC',
      '2026-03-08',
      '2026-03-09',
    ],
    ['until midnight', timed('2026-03-08T22:00:00Z', '2026-03-09T00:00:00Z'), 'UTC', '2026-03-08', '2026-03-08'],
    ['a moment at midnight', timed('2026-03-09T00:00:00Z'), 'UTC', '2026-03-09', '2026-03-09'],
  ])('%s', (_what, cell, zone, first, last) => {
    const span = spanOf(cell, zone)
    expect([firstDay(span), lastDay(span)]).toEqual([day(first), day(last)])
  })
})

describe('a date that is moved', () => {
  it.each([
    // Clocks go forward on the 8th of March in New York, back on the 1st of November.
    ['keeps its time of day where clocks go forward', '2026-03-07T14:00:00Z', 1, '2026-03-08T13:00:00Z'],
    ['keeps its time of day where they go back', '2026-10-31T13:00:00Z', 1, '2026-11-01T14:00:00Z'],
    ['goes back as well', '2026-03-08T13:00:00Z', -1, '2026-03-07T14:00:00Z'],
    ['into the hour that is skipped: as much later', '2026-03-07T07:30:00Z', 1, '2026-03-08T07:30:00Z'],
  ])('%s', (_what, start, days, wanted) => {
    const moved = moveSpan(spanOf(timed(start), 'America/New_York'), days * DAY_MS)
    expect(dateOfSpan(moved, 'America/New_York').start).toBe(Date.parse(wanted))
  })
  it('comes back as it was, over and over', () => {
    for (const zone of ['UTC', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu'])
      for (const cell of [
        whole('2026-03-29'),
        whole('2026-03-28', '2026-03-30'),
        timed('2026-03-29T05:00:00Z', '2026-03-29T06:30:00Z'),
      ])
        expect(dateOfSpan(spanOf(cell, zone), zone)).toEqual(cell)
  })
})

describe('a date whose ends are drawn', () => {
  const days = wholeDays(100, 102)
  const hours = { start: 0, end: 2 * HOUR_MS, hasTime: true }
  it.each([
    ['longer', days, 'end', 2 * DAY_MS, wholeDays(100, 104)],
    ['earlier', days, 'start', -DAY_MS, wholeDays(99, 102)],
    ['never less than a day', days, 'end', -9 * DAY_MS, wholeDays(100)],
    ['never less than a day, from the front', days, 'start', 9 * DAY_MS, wholeDays(102)],
    ['times by hours', hours, 'end', HOUR_MS, { ...hours, end: 3 * HOUR_MS }],
    ['times down to a moment', hours, 'start', 5 * HOUR_MS, { ...hours, start: 2 * HOUR_MS }],
  ] as const)('%s', (_what, span, edge, by, wanted) => {
    expect(stretchSpan(span, edge, by)).toEqual(wanted)
  })
})

describe('what is written', () => {
  it('a day alone has no end and no zone', () => {
    expect(dateValueOfSpan(wholeDays(day('2026-05-01')), 'Europe/Berlin')).toEqual({ start: '2026-05-01' })
  })
  it('keeps its zone and its reminder', () => {
    const value = { start: '2026-05-01T09:00', zone: 'Asia/Tokyo', reminder: { amount: 1, unit: 'day' } }
    const cell = readDateValue(value)
    if (!cell) throw new Error('no date')
    const moved = moveSpan(spanOf(cell, 'Europe/Berlin'), 2 * DAY_MS)
    expect(dateValueOfSpan(moved, 'Europe/Berlin', { value, cell })).toEqual({ ...value, start: '2026-05-03T09:00' })
  })
})
