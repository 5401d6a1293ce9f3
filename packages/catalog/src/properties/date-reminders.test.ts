import type { Schema } from '@sheaf/core/collection/schema'
import type { Json } from '@sheaf/core/validation/checks'
import { expect, it } from 'vitest'
import { askedReminders } from './date-reminders'

const schema = { due: { id: 'due', name: 'Due', type: 'date' } } as unknown as Schema
const dueOf = (properties: Record<string, Json>, zone = 'Europe/Berlin'): string[] =>
  askedReminders(properties, schema, zone).map(({ dueAt }) => new Date(dueAt).toISOString().slice(0, 16))
const mention = (date: Json): Json => [['See '], ['‣', [['d', date]]], [' then']]

it.each<[string, Json, string]>([
  [
    'on the day, in the morning of the reader',
    { start: '2026-07-03', reminder: { amount: 0, unit: 'day' } },
    '2026-07-03T07:00',
  ],
  ['a week before', { start: '2026-07-10', reminder: { amount: 1, unit: 'week' } }, '2026-07-03T07:00'],
  [
    'before a moment of its own zone',
    { start: '2026-07-03T09:00', zone: 'Asia/Tokyo', reminder: { amount: 30, unit: 'minute' } },
    '2026-07-02T23:30',
  ],
  [
    'before a moment without a zone, which is one of UTC',
    { start: '2026-07-03T09:00', reminder: { amount: 1, unit: 'hour' } },
    '2026-07-03T08:00',
  ],
  [
    'a day before, over a change of the clocks',
    { start: '2026-03-29T09:00', zone: 'Europe/Berlin', reminder: { amount: 1, unit: 'day' } },
    '2026-03-28T08:00',
  ],
])('a date property reminds %s', (_name, value, due) => expect(dueOf({ due: value })).toEqual([due]))

it.each<[string, Json, string]>([
  [
    'at the time it says',
    { type: 'date', start_date: '2026-11-12', reminder: { unit: 'day', value: 0, time: '10:30' } },
    '2026-11-12T09:30',
  ],
  [
    'in the morning',
    { type: 'date', start_date: '2026-11-12', reminder: { unit: 'day', value: 1 } },
    '2026-11-11T08:00',
  ],
  [
    'before its time, of the reader’s zone',
    { type: 'datetime', start_date: '2026-11-12', start_time: '14:00', reminder: { unit: 'minute', value: 5 } },
    '2026-11-12T12:55',
  ],
  [
    'before its time, of its zone',
    {
      type: 'datetime',
      start_date: '2026-11-12',
      start_time: '14:00',
      time_zone: 'America/New_York',
      reminder: { unit: 'hour', value: 1 },
    },
    '2026-11-12T18:00',
  ],
])('a date in a text reminds %s', (_name, date, due) => expect(dueOf({ title: mention(date) })).toEqual([due]))

it('asks for nothing where there is no reminder, no date, or no such property', () => {
  const reminder = { amount: 0, unit: 'day' }
  expect(dueOf({ due: { start: '2026-07-03' } })).toEqual([])
  expect(dueOf({ due: { start: 'soon', reminder } })).toEqual([])
  expect(dueOf({ due: { start: '2026-07-03', reminder: { amount: -1, unit: 'fortnight' } } })).toEqual([])
  expect(dueOf({ other: { start: '2026-07-03', reminder } })).toEqual([])
  expect(dueOf({ title: mention({ type: 'date', start_date: '2026-11-12' }), due: null, empty: [] })).toEqual([])
  expect(dueOf({ title: [['‣'], 'x', [1, [2]], null, ['‣', [['d', null]]]] })).toEqual([])
})

it('tells two dates of one text apart, and takes those that are written alike as one', () => {
  const date = (day: string): Json => ({ type: 'date', start_date: day, reminder: { unit: 'day', value: 0 } })
  const text = ['2026-11-12', '2026-11-13', '2026-11-12'].map((day): Json => ['‣', [['d', date(day)]]])
  expect(dueOf({ title: text })).toEqual(['2026-11-12T08:00', '2026-11-13T08:00'])
})
