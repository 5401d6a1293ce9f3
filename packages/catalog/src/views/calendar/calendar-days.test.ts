import { HOUR_MS } from '@sheaf/core/collection/zone'
import { describe, expect, it } from 'vitest'
import { type DaySpan, dayAt, wallOfDay, wholeDays } from '../day-spans'
import { agendaDays } from './agenda'
import { hourBlocks, isAbove, timeAt } from './day-hours'
import { dayByKey, monthWeeks, weekOf } from './month-weeks'
import { fitSegments, weekSegments } from './week-segments'

const day = (text: string): number => dayAt(Date.parse(`${text}T00:00:00Z`))
const text = (given: number | null | undefined): string =>
  given === null || given === undefined ? 'none' : new Date(wallOfDay(given)).toISOString().slice(0, 10)
const all = (weekStart: number) => ({ weekStart, showWeekends: true })
const workdays = { weekStart: 1, showWeekends: false }
const hours = (date: string, from: number, to = from): DaySpan => ({
  start: wallOfDay(day(date)) + from * HOUR_MS,
  end: wallOfDay(day(date)) + to * HOUR_MS,
  hasTime: true,
})

describe('[P 2.2] the weeks of a month', () => {
  it.each([
    ['from Sunday', '2026-11-15', all(0), 5, '2026-11-01', '2026-12-05'],
    ['from Monday', '2026-11-15', all(1), 6, '2026-10-26', '2026-12-06'],
    ['from Saturday', '2026-11-15', all(6), 5, '2026-10-31', '2026-12-04'],
    ['four weeks to the day', '2027-02-10', all(1), 4, '2027-02-01', '2027-02-28'],
    ['a leap year', '2028-02-29', all(1), 5, '2028-01-31', '2028-03-05'],
    // The 1st is a Sunday: its week has only days of October that are seen.
    ['without weekends', '2026-11-15', workdays, 5, '2026-11-02', '2026-12-04'],
  ])('%s', (_what, at, week, count, first, last) => {
    const weeks = monthWeeks(day(at), week)
    expect([weeks.length, text(weeks[0]?.[0]), text(weeks.at(-1)?.at(-1))]).toEqual([count, first, last])
  })
})

describe('keys lead', () => {
  it.each([
    ['ArrowRight', false, '2026-11-16'],
    ['ArrowRight', true, '2026-11-14'],
    ['ArrowLeft', true, '2026-11-16'],
    ['ArrowDown', false, '2026-11-22'],
    ['ArrowUp', false, '2026-11-08'],
    ['PageDown', false, '2026-12-15'],
    ['PageUp', false, '2026-10-15'],
    ['Home', false, '2026-11-09'],
    ['End', false, '2026-11-15'],
    ['x', false, 'none'],
  ])('%s (right to left: %s) to %s', (key, isRtl, wanted) => {
    expect(text(dayByKey(day('2026-11-15'), key, all(1), isRtl))).toBe(wanted)
  })
  it.each([
    ['over a hidden weekend', '2026-11-13', 'ArrowRight', '2026-11-16'],
    ['and back', '2026-11-16', 'ArrowLeft', '2026-11-13'],
    ['to the last day of a shorter month', '2026-10-30', 'PageDown', '2026-11-30'],
  ])('%s', (_what, from, key, wanted) => {
    expect(text(dayByKey(day(from), key, workdays, false))).toBe(wanted)
  })
})

describe('what lies in a week', () => {
  const week = weekOf(day('2026-11-09'), all(1))
  const item = (row: string, first: string, last = first) => ({ row, span: wholeDays(day(first), day(last)) })
  const place = (one: ReturnType<typeof weekSegments>[number] | undefined) =>
    one && [one.row, one.from, one.to, one.lane, one.isStart, one.isEnd]

  it('spans its days and is cut at the ends of the week', () => {
    const found = weekSegments([item('a', '2026-11-05', '2026-11-10'), item('b', '2026-11-14', '2026-11-20')], week)
    expect(found.map(place)).toEqual([
      ['a', 0, 1, 0, false, true],
      ['b', 5, 6, 0, true, false],
    ])
  })
  it('is in lanes, the long ones above', () => {
    const found = weekSegments(
      [item('short', '2026-11-10'), item('long', '2026-11-10', '2026-11-12'), item('late', '2026-11-12')],
      week,
    )
    expect(found.map(one => [one.row, one.lane])).toEqual([
      ['long', 0],
      ['short', 1],
      ['late', 1],
    ])
  })
  it('leaves out what is on hidden days only, and joins what goes over them', () => {
    const seen = weekOf(day('2026-11-09'), workdays)
    const found = weekSegments([item('sun', '2026-11-15'), item('over', '2026-11-13', '2026-11-17')], seen)
    expect(found.map(place)).toEqual([['over', 4, 4, 0, true, false]])
  })
  it('counts what does not fit, on every day that it would lie on', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map(row => item(row, '2026-11-10'))
    const many = [...items, item('x', '2026-11-12'), item('y', '2026-11-12'), item('z', '2026-11-12')]
    const { shown, hidden } = fitSegments(weekSegments(many, week), 7, 3)
    expect(shown.map(one => one.row)).toEqual(['a', 'b', 'x', 'y', 'z'])
    expect(hidden.map(list => list.length)).toEqual([0, 3, 0, 0, 0, 0, 0])
  })
  it('hides a long one as a whole where its line is needed for the count', () => {
    const items = [
      item('one', '2026-11-09', '2026-11-15'),
      item('two', '2026-11-09', '2026-11-10'),
      item('three', '2026-11-10', '2026-11-12'),
    ]
    const { shown, hidden } = fitSegments(weekSegments([...items, item('four', '2026-11-10')], week), 7, 3)
    expect(shown.map(one => one.row)).toEqual(['one', 'two'])
    expect(hidden.map(list => list.length)).toEqual([0, 2, 1, 1, 0, 0, 0])
  })
})

describe('a day by its hours', () => {
  it('shares the width among what happens at once', () => {
    const items = [
      { row: 'a', span: hours('2026-11-10', 9, 11) },
      { row: 'b', span: hours('2026-11-10', 10, 12) },
      { row: 'c', span: hours('2026-11-10', 14) },
    ]
    expect(hourBlocks(items, day('2026-11-10')).map(one => [one.row, one.top, one.hours, one.lane, one.lanes])).toEqual(
      [
        ['a', 9, 2, 0, 2],
        ['b', 10, 2, 1, 2],
        ['c', 14, 1, 0, 1],
      ],
    )
  })
  it('cuts what goes past midnight', () => {
    const items = [{ row: 'night', span: hours('2026-11-10', 22, 26) }]
    expect(hourBlocks(items, day('2026-11-10')).map(one => [one.top, one.hours])).toEqual([[22, 2]])
    expect(hourBlocks(items, day('2026-11-11')).map(one => [one.top, one.hours])).toEqual([[0, 2]])
    expect(hourBlocks(items, day('2026-11-12'))).toEqual([])
  })
  it.each([
    ['a day', wholeDays(3), true],
    ['an hour', hours('2026-11-10', 9, 10), false],
    ['a day and a night by times', hours('2026-11-10', 9, 33), true],
  ])('%s stands above the hours: %s', (_what, span, wanted) => {
    expect(isAbove(span)).toBe(wanted)
  })
  it.each([
    [9.4, 9.25],
    [-1, 0],
    [30, 23.75],
  ])('%s hours is the time %s', (at, wanted) => {
    expect(timeAt(10, at)).toBe(wallOfDay(10) + wanted * HOUR_MS)
  })
})

describe('the days to come', () => {
  it('have today among them, and what lasts long on each of its days', () => {
    const items = [
      { row: 'trip', span: wholeDays(99, 102) },
      { row: 'late', span: wholeDays(500) },
    ]
    const found = agendaDays(items, 101, 104, () => true)
    expect(found.map(one => [one.day, one.items.map(item => item.part)])).toEqual([
      [101, [{ day: 3, days: 4 }]],
      [102, [{ day: 4, days: 4 }]],
      [104, []],
    ])
  })
})
