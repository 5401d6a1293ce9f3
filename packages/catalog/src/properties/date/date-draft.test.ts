import { describe, expect, it } from 'vitest'
import { dateValueCheck } from '../date-value'
import { type DateDraft, draftValue, withDay, withEnd, withTime, withTimes, withTyped, withZone } from './date-draft'

const day: DateDraft = { start: '2026-11-15' }
const span: DateDraft = { start: '2026-11-15', end: '2026-11-17' }
const time: DateDraft = { start: '2026-11-15T10:00', zone: 'Europe/Berlin' }

describe('a day is chosen', () => {
  it.each([
    ['at first', null, 'start', '2026-11-20', { start: '2026-11-20' }],
    ['anew', day, 'start', '2026-11-20', { start: '2026-11-20' }],
    ['within a span', span, 'start', '2026-11-16', { start: '2026-11-16', end: '2026-11-17' }],
    ['beyond its end, which goes along', span, 'start', '2026-11-30', { start: '2026-11-30', end: '2026-12-02' }],
    ['as its end', span, 'end', '2026-11-19', { start: '2026-11-15', end: '2026-11-19' }],
    ['as an end before its start', span, 'end', '2026-11-10', { start: '2026-11-10', end: '2026-11-15' }],
    ['with the time kept', time, 'start', '2026-11-20', { start: '2026-11-20T10:00', zone: 'Europe/Berlin' }],
  ] as const)('%s', (_, draft, which, chosen, expected) => expect(withDay(draft, which, chosen)).toEqual(expected))
})

it('an end comes a day later, or an hour, and goes again', () => {
  expect(withEnd(day, true)).toEqual({ start: '2026-11-15', end: '2026-11-16' })
  expect(withEnd(time, true).end).toBe('2026-11-15T11:00')
  expect(withEnd(span, false)).toEqual(day)
})

it('times come with a zone and go with it', () => {
  const timed = withTimes(span, true, 'Asia/Tokyo')
  expect(timed).toEqual({ start: '2026-11-15T09:00', end: '2026-11-17T09:00', zone: 'Asia/Tokyo' })
  expect(withTimes(timed, false, 'Asia/Tokyo')).toEqual(span)
  expect(withZone(day, 'Asia/Tokyo')).toEqual(day)
  expect(withTime(timed, 'end', '18:30').end).toBe('2026-11-17T18:30')
})

it('what is typed keeps the reminder', () => {
  const reminder = { amount: 1, unit: 'day' } as const
  expect(withTyped({ ...day, reminder }, { start: '2026-01-01' })).toEqual({ start: '2026-01-01', reminder })
})

it.each([
  ['a day', day],
  ['a span', span],
  ['a moment', time],
  ['a span of moments with a reminder', { ...withEnd(time, true), reminder: { amount: 5, unit: 'minute' } as const }],
])('%s is a value that is taken', (_, draft) => expect(dateValueCheck.judge(draftValue(draft))).toBeNull())
