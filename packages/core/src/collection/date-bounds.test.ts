import { describe, expect, it } from 'vitest'
import type { Json } from '../validation/checks'
import { context, numbersOf, rowOf, schemaOf, TestWorld } from './kinds.fixture'
import type { Condition, QueryContext } from './query'

function match(
  dates: readonly string[],
  condition: Omit<Condition, 'property'>,
  more: Partial<QueryContext>,
): string[] {
  const rows = dates.map((date, index) => rowOf(index, { date }))
  const table = new TestWorld().make('here', schemaOf({ date: 'date' }), rows)
  const found = table.query({ filter: { property: 'date', ...condition }, limit: 1000 }, { ...context, ...more })
  return numbersOf(found.rows).map(n => dates[n] as string)
}
const at = (iso: string): number => Date.parse(iso)

describe('days are days where the asker is', () => {
  const evening = '2026-03-18T23:30:00Z'
  it.each([
    ['UTC', '2026-03-18'],
    ['Asia/Tokyo', '2026-03-19'],
    ['America/Los_Angeles', '2026-03-18'],
    ['Pacific/Kiritimati', '2026-03-19'],
    ['Asia/Kathmandu', '2026-03-19'],
  ])('%s: a moment lies on %s', (zone, day) => {
    expect(match([evening, day], { operator: 'equals', value: { at: day } }, { zone })).toEqual([evening, day])
  })

  it.each([
    ['Pacific/Kiritimati', '2026-03-19'],
    ['Pacific/Pago_Pago', '2026-03-18'],
  ])('%s: today is %s', (zone, day) => {
    const days = ['2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20']
    expect(
      match(
        days,
        { operator: 'equals', value: { relative: 'today' } },
        {
          zone,
          now: at('2026-03-18T12:00:00Z'),
        },
      ),
    ).toEqual([day])
  })
})

describe('where clocks change', () => {
  const zone = 'Europe/Berlin'
  it.each([
    // The day of 23 hours ends at 22:00 UTC, the one of 25 hours at 23:00.
    ['2026-03-29', ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'], ['2026-03-28T22:59:59Z', '2026-03-29T22:00:00Z']],
    ['2026-10-25', ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'], ['2026-10-24T21:59:59Z', '2026-10-25T23:00:00Z']],
  ])('%s has its own length', (day, inside, outside) => {
    expect(match([...inside, ...outside], { operator: 'equals', value: { at: day } }, { zone })).toEqual(inside)
  })

  it('tomorrow is one day on, not 24 hours', () => {
    const now = at('2026-03-28T22:30:00Z')
    const dates = ['2026-03-28', '2026-03-29', '2026-03-29T21:30:00Z', '2026-03-29T22:30:00Z']
    expect(match(dates, { operator: 'equals', value: { relative: 'tomorrow' } }, { zone, now })).toEqual([
      '2026-03-29',
      '2026-03-29T21:30:00Z',
    ])
  })
})

const aroundAll = Array.from({ length: 900 }, (_, i) => new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10))
describe('what moves with the calendar, asked on Wednesday, 18 March 2026', () => {
  const span = (value: Json, more: Partial<QueryContext> = {}): string[] => {
    const found = match(aroundAll, { operator: 'within', value }, more)
    return [found[0] as string, found.at(-1) as string]
  }
  it.each([
    ['this', 1, 'day', '2026-03-18', '2026-03-18'],
    ['this', 1, 'week', '2026-03-16', '2026-03-22'],
    ['this', 1, 'month', '2026-03-01', '2026-03-31'],
    ['this', 1, 'year', '2026-01-01', '2026-12-31'],
    ['past', 1, 'week', '2026-03-11', '2026-03-18'],
    ['past', 3, 'month', '2025-12-18', '2026-03-18'],
    ['past', 1, 'year', '2025-03-18', '2026-03-18'],
    ['next', 10, 'day', '2026-03-18', '2026-03-28'],
    ['next', 2, 'week', '2026-03-18', '2026-04-01'],
    ['next', 1, 'month', '2026-03-18', '2026-04-18'],
    ['next', 1, 'year', '2026-03-18', '2027-03-18'],
  ])('%s %i %s: %s to %s', (direction, count, unit, from, to) => {
    expect(span({ direction, count, unit })).toEqual([from, to])
  })

  it.each([
    [0, '2026-03-15', '2026-03-21'],
    [1, '2026-03-16', '2026-03-22'],
    [6, '2026-03-14', '2026-03-20'],
  ])('a week that begins on day %i: %s to %s', (weekStart, from, to) => {
    expect(span({ direction: 'this', count: 1, unit: 'week' }, { weekStart })).toEqual([from, to])
  })

  it('a month ago keeps within shorter months', () => {
    const now = at('2026-03-31T12:00:00Z')
    expect(span({ direction: 'past', count: 1, unit: 'month' }, { now })).toEqual(['2026-02-28', '2026-03-31'])
  })

  it.each([
    ['today', '2026-03-18'],
    ['tomorrow', '2026-03-19'],
    ['yesterday', '2026-03-17'],
    ['one_week_ago', '2026-03-11'],
    ['one_week_from_now', '2026-03-25'],
    ['one_month_ago', '2026-02-18'],
    ['one_month_from_now', '2026-04-18'],
  ])('%s is %s', (relative, day) => {
    expect(match(aroundAll, { operator: 'equals', value: { relative } }, {})).toEqual([day])
  })

  it('a moment without an offset is meant where the asker is', () => {
    const dates = ['2026-03-18T09:00:00Z', '2026-03-18T10:00:00Z']
    const value = { at: '2026-03-18T19:00' }
    expect(match(dates, { operator: 'equals', value }, { zone: 'Asia/Tokyo' })).toEqual([dates[1]])
  })
})
