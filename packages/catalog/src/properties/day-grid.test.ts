import { describe, expect, it } from 'vitest'
import { addMonths, dayNumber, monthWeeks, startOfWeek, stepDay, todayIn, weekdayNames } from './day-grid'

describe('monthWeeks', () => {
  it.each([
    [0, '2026-11-01', '2026-12-12'],
    [1, '2026-10-26', '2026-12-06'],
    [6, '2026-10-31', '2026-12-11'],
  ])('six weeks, beginning on day %i', (weekStart, first, last) => {
    const weeks = monthWeeks('2026-11-15', weekStart)
    expect(weeks.length).toBe(6)
    expect(weeks[0]?.[0]).toBe(first)
    expect(weeks[5]?.[6]).toBe(last)
  })
  it('has every day once where clocks are changed', () => {
    const days = monthWeeks('2026-03-01', 1).flat()
    expect(new Set(days).size).toBe(42)
  })
})

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months is %s', (day, count, expected) => expect(addMonths(day, count)).toBe(expected))
})

describe('stepDay', () => {
  it.each([
    ['ArrowRight', false, '2026-11-19'],
    ['ArrowLeft', false, '2026-11-17'],
    ['ArrowDown', false, '2026-11-25'],
    ['ArrowUp', false, '2026-11-11'],
    ['PageDown', false, '2026-12-18'],
    ['PageUp', false, '2026-10-18'],
    ['PageDown', true, '2027-11-18'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['x', false, null],
  ])('%s (shift: %s) leads to %s', (key, shiftKey, expected) =>
    expect(stepDay('2026-11-18', { key, shiftKey }, 1, false)).toBe(expected),
  )
  it('follows the eye in right-to-left text', () => {
    expect(stepDay('2026-11-18', { key: 'ArrowLeft', shiftKey: false }, 1, true)).toBe('2026-11-19')
  })
})

it('a week starts where the person’s weeks start', () => {
  expect(startOfWeek('2026-11-15', 0)).toBe('2026-11-15')
  expect(startOfWeek('2026-11-15', 1)).toBe('2026-11-09')
  expect(weekdayNames('en', 1).map(name => name.short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
})

it('speaks the language of the person', () => {
  expect(weekdayNames('de', 0)[0]?.long).toBe('Sonntag')
  expect(dayNumber('2026-11-05', 'en')).toBe('5')
})

it('knows the day of a zone', () => {
  const at = Date.UTC(2026, 10, 15, 23, 30)
  expect(todayIn('UTC', at)).toBe('2026-11-15')
  expect(todayIn('Asia/Tokyo', at)).toBe('2026-11-16')
})
