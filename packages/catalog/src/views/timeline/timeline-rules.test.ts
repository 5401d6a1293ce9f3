import type { GroupList, QueryAnswer } from '@sheaf/core/collection/query'
import { DAY_MS, HOUR_MS } from '@sheaf/core/collection/zone'
import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { wholeDays } from '../day-spans'
import { arrowBetween } from './arrows'
import { axisAround, barPlace, isNearEnd, marksOf, pxAt, snapBy, startOfUnit, wallAtPx } from './axis'
import { barSpan, barWrites } from './bar-dates'
import { drawnSpan, stepEdge, stepSpan } from './bar-moves'
import { linesInSight, linesOf, rowByKey } from './lines'
import { scales, type Unit, zoomBy, zoomOf, zooms } from './zooms'

const wall = (text: string): number => Date.parse(`${text}Z`)
const iso = (at: number): string => new Date(at).toISOString().slice(0, 16)

describe('[P 2.2] the axis', () => {
  it.each(zooms)('%s: times and pixels are each the other', zoom => {
    const axis = axisAround(wall('2026-03-08T12:00'), scales[zoom])
    expect(Math.abs(wallAtPx(axis, pxAt(axis, wall('2026-03-09T05:00'))) - wall('2026-03-09T05:00'))).toBeLessThan(1)
    expect(axis.width).toBeLessThanOrEqual(400_000)
    // What is in the middle is far from both ends.
    expect(isNearEnd(axis, axis.width / 2, 1000)).toBe(false)
    expect(isNearEnd(axis, 10, 1000)).toBe(true)
  })
  it.each<[Unit, number, string]>([
    ['hour', 1, '2026-11-15T13:00'],
    ['six_hours', 1, '2026-11-15T12:00'],
    ['day', 1, '2026-11-15T00:00'],
    ['week', 1, '2026-11-09T00:00'],
    ['week', 0, '2026-11-15T00:00'],
    ['month', 1, '2026-11-01T00:00'],
    ['quarter', 1, '2026-10-01T00:00'],
    ['year', 1, '2026-01-01T00:00'],
  ])('a %s (week from %s) begins at %s', (unit, weekStart, wanted) => {
    expect(iso(startOfUnit(wall('2026-11-15T13:40'), unit, weekStart))).toBe(wanted)
  })
  it('has marks for what is seen only, each as wide as its days', () => {
    const axis = axisAround(wall('2026-02-01T00:00'), scales.month)
    const left = pxAt(axis, wall('2026-01-20T00:00'))
    const marks = marksOf(axis, 'month', 1, { left, right: left + 36 * 20 })
    expect(marks.map(mark => [iso(mark.at), Math.round(mark.width / 36)])).toEqual([
      ['2026-01-01T00:00', 31],
      ['2026-02-01T00:00', 28],
    ])
  })
  it('goes through the night in which clocks change as through any other', () => {
    const axis = axisAround(wall('2026-03-08T00:00'), scales.hours)
    const left = pxAt(axis, wall('2026-03-08T00:00'))
    expect(marksOf(axis, 'hour', 1, { left, right: left + 1440 })).toHaveLength(24)
  })
  it('has bars from the first day to behind the last', () => {
    const axis = axisAround(wall('2026-03-08T00:00'), scales.month)
    expect(barPlace(axis, wholeDays(Math.floor(axis.start / DAY_MS) + 2, Math.floor(axis.start / DAY_MS) + 4))).toEqual(
      {
        from: 72,
        width: 108,
      },
    )
  })
  it.each([
    ['days by days', 'month', 50, false, DAY_MS],
    ['whole days never by hours', 'hours', 700, false, 0],
    ['times by quarters of an hour', 'hours', 38, true, 45 * 60_000],
    ['times by hours', 'day', 320 / 24, true, HOUR_MS],
  ] as const)('snaps %s', (_what, zoom, px, hasTime, wanted) => {
    expect(snapBy(axisAround(0, scales[zoom]), px, hasTime)).toBe(wanted)
  })
})

describe('zooms', () => {
  it.each([
    ['month', 1, 'bi_week'],
    ['month', -1, 'quarter'],
    ['hours', 1, 'hours'],
    ['5_years', -1, '5_years'],
  ] as const)('%s, %s closer: %s', (zoom, by, wanted) => {
    expect(zoomBy(zoom, by)).toBe(wanted)
  })
  it('one that nobody knows is the month', () => {
    expect([zoomOf({ zoom: 'eon' }), zoomOf(null), zoomOf({ zoom: 'year' })]).toEqual(['month', 'month', 'year'])
  })
})

describe('keys move a bar', () => {
  const days = { start: wall('2026-01-31T00:00'), end: wall('2026-02-02T00:00'), hasTime: false }
  it.each([
    ['by days', scales.month, 1, '2026-02-01T00:00', '2026-02-03T00:00'],
    ['by months, its length kept', scales.year, 1, '2026-02-28T00:00', '2026-03-02T00:00'],
    ['whole days by days, however close', scales.hours, -1, '2026-01-30T00:00', '2026-02-01T00:00'],
  ])('%s', (_what, scale, count, start, end) => {
    const moved = stepSpan(days, scale, count)
    expect([iso(moved.start), iso(moved.end)]).toEqual([start, end])
  })
  it('and its end, never past its beginning', () => {
    expect(iso(stepEdge(days, scales.month, 'end', 1).end)).toBe('2026-02-03T00:00')
    expect(iso(stepEdge(days, scales.month, 'end', -9).end)).toBe('2026-02-01T00:00')
  })
  it('a line drawn backwards is the same days', () => {
    const drawn = drawnSpan(wall('2026-02-03T17:00'), wall('2026-02-01T05:00'))
    expect([iso(drawn.start), iso(drawn.end)]).toEqual(['2026-02-01T00:00', '2026-02-04T00:00'])
  })
})

describe('a bar of two properties', () => {
  const day = (text: string) => ({ start: wall(`${text}T00:00`), hasTime: false })
  it.each([
    ['the last day included', day('2026-03-01'), day('2026-03-03'), '2026-03-01T00:00', '2026-03-04T00:00'],
    ['without an end: one day', day('2026-03-01'), null, '2026-03-01T00:00', '2026-03-02T00:00'],
    ['an end before: one day', day('2026-03-05'), day('2026-03-03'), '2026-03-05T00:00', '2026-03-06T00:00'],
    [
      'a time and a day: days',
      { start: wall('2026-03-01T09:00'), hasTime: true },
      day('2026-03-03'),
      '2026-03-01T00:00',
      '2026-03-04T00:00',
    ],
  ])('%s', (_what, start, end, first, behind) => {
    const span = barSpan(start, end, 'UTC')
    expect(span && [iso(span.start), iso(span.end)]).toEqual([first, behind])
  })
  it('has none without a beginning', () => {
    expect(barSpan(null, day('2026-03-03'), 'UTC')).toBeNull()
  })
  it('writes each end to its own', () => {
    const span = { start: wall('2026-03-01T00:00'), end: wall('2026-03-04T00:00'), hasTime: false }
    const empty = () => ({ value: undefined, cell: null })
    expect(barWrites(span, 'UTC', { start: 'a', end: 'b' }, empty)).toEqual([
      { property: 'a', value: { start: '2026-03-01' } },
      { property: 'b', value: { start: '2026-03-03' } },
    ])
    expect(barWrites(span, 'UTC', { start: 'a' }, empty)).toEqual([
      { property: 'a', value: { start: '2026-03-01', end: '2026-03-03' } },
    ])
  })
})

describe('lines', () => {
  const id = (n: number): Uuid => `00000000-0000-4000-8000-00000000000${n}` as Uuid
  const list = { total: 2, hasMore: false, aggregations: {} }
  const group = (key: string, rows: readonly Uuid[]): GroupList => ({ ...list, key, value: key, rows })
  const answer: QueryAnswer = { ...list, rows: [], groups: [group('a', [id(1), id(2)]), group('b', [id(3)])] }

  it('have a band above each group, and nothing below a folded one', () => {
    expect(linesOf(answer, new Set(['a'])).map(line => (line.kind === 'row' ? line.row : line.group.key))).toEqual([
      'a',
      'b',
      id(3),
    ])
  })
  it.each([
    [2, 'ArrowDown', 4],
    [4, 'ArrowUp', 2],
    [1, 'ArrowUp', 1],
    [4, 'ArrowDown', 4],
    [4, 'Home', 1],
    [1, 'End', 4],
    [1, 'x', 1],
  ])('from %s by %s to %s, over bands', (from, key, wanted) => {
    expect(rowByKey(linesOf(answer, new Set()), from, key, 10)).toBe(wanted)
  })
  it('are drawn where they are seen', () => {
    expect(linesInSight(5000, 36, 36 * 100, 360)).toEqual({ first: 94, end: 116 })
    expect(linesInSight(3, 36, 0, 360)).toEqual({ first: 0, end: 3 })
  })
})

describe('arrows', () => {
  it('go over to what comes later, and around to what begins too early', () => {
    const source = { from: 0, width: 100, y: 18 }
    const later = arrowBetween(source, { from: 200, width: 50, y: 90 }, 36)
    expect(later.isLate).toBe(false)
    expect(later.path.startsWith('M100 18')).toBe(true)
    expect(later.path.endsWith('L200 90')).toBe(true)
    expect(arrowBetween(source, { from: 40, width: 50, y: 90 }, 36).isLate).toBe(true)
  })
})
