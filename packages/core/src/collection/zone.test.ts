import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  DAY_MS,
  fromWall,
  HOUR_MS,
  isoWeek,
  isoWeekday,
  isZone,
  offsetAt,
  startOfDay,
  startOfWallWeek,
  toWall,
  wallAt,
  wallParts,
} from './zone'

const at = (iso: string) => Date.parse(iso)
const iso = (ms: number) => new Date(ms).toISOString()

describe('offsets', () => {
  it.each([
    ['UTC', '2026-07-01T00:00Z', 0],
    ['Europe/Berlin', '2026-01-01T00:00Z', 1],
    ['Europe/Berlin', '2026-07-01T00:00Z', 2],
    ['Europe/Berlin', '2026-03-29T00:59:59Z', 1],
    ['Europe/Berlin', '2026-03-29T01:00Z', 2],
    ['America/New_York', '2026-11-01T05:59:59Z', -4],
    ['America/New_York', '2026-11-01T06:00Z', -5],
    ['Asia/Kathmandu', '2026-07-01T00:00Z', 5.75],
    ['Australia/Lord_Howe', '2026-04-04T14:59Z', 11],
    ['Australia/Lord_Howe', '2026-04-04T15:00Z', 10.5],
    ['No/Where', '2026-07-01T00:00Z', 0],
  ])('%s at %s is %s hours', (zone, when, hours) => {
    expect(offsetAt(at(when), zone)).toBe(hours * HOUR_MS)
    // Once more, from what is remembered.
    expect(offsetAt(at(when), zone)).toBe(hours * HOUR_MS)
  })

  it('knows zones from words', () => {
    expect(['UTC', 'Asia/Tokyo', 'No/Where', ''].map(isZone)).toEqual([true, true, false, false])
  })

  it('answers far from every calendar', () => {
    for (const ms of [-8.64e15, 8.64e15, Number.NaN, -1e14])
      expect(Number.isFinite(offsetAt(ms, 'Asia/Tokyo'))).toBe(true)
  })
})

describe('walls', () => {
  it.each([
    ['skipped: as much later', '2026-03-29T02:30Z', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['twice: the first', '2026-10-25T02:30Z', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['plain', '2026-06-01T12:00Z', 'America/Los_Angeles', '2026-06-01T19:00:00.000Z'],
  ])('%s', (_, wall, zone, moment) => {
    expect(iso(fromWall(at(wall), zone))).toBe(moment)
  })

  it('leads back to every moment that is not shown twice', () => {
    for (const zone of ['Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Apia']) {
      for (let ms = at('2011-12-20T00:00Z'); ms < at('2012-12-31T00:00Z'); ms += 7 * HOUR_MS) {
        const back = fromWall(wallAt(ms, zone), zone)
        expect(wallAt(back, zone)).toBe(wallAt(ms, zone))
      }
    }
  })

  it('lets parts run over, and years of two digits be themselves', () => {
    expect(iso(toWall({ year: 2026, month: 3, day: 0 }))).toBe('2026-02-28T00:00:00.000Z')
    expect(wallParts(toWall({ year: 26, month: 13, day: 1, hour: 5 }))).toEqual({
      year: 27,
      month: 1,
      day: 1,
      hour: 5,
      minute: 0,
      second: 0,
    })
  })
})

describe('days, weeks and months', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29T12:00Z', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29T22:30Z', '2026-03-29T22:00:00.000Z'],
    // Midnight was skipped there.
    ['America/Sao_Paulo', '2018-11-04T12:00Z', '2018-11-04T03:00:00.000Z'],
    ['Pacific/Auckland', '2026-01-01T12:00Z', '2026-01-01T11:00:00.000Z'],
  ])('the day in %s of %s begins at %s', (zone, when, start) => {
    expect(iso(startOfDay(at(when), zone))).toBe(start)
  })

  it('keeps the time of day where a day has 23 hours', () => {
    expect(addDays(at('2026-03-28T08:00Z'), 1, 'Europe/Berlin') - at('2026-03-28T08:00Z')).toBe(DAY_MS - HOUR_MS)
  })

  it.each([
    ['2026-01-31T10:00Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2024-01-31T10:00Z', 1, '2024-02-29T10:00:00.000Z'],
    ['2026-03-31T10:00Z', -1, '2026-02-28T11:00:00.000Z'],
    ['2026-11-15T10:00Z', 14, '2028-01-15T10:00:00.000Z'],
  ])('%s and %s months is %s in Berlin', (when, months, then) => {
    expect(iso(addMonths(at(when), months, 'Europe/Berlin'))).toBe(then)
  })

  it.each([
    ['2026-11-15', 7, 2026, 46],
    ['2026-01-01', 4, 2026, 1],
    ['2027-01-01', 5, 2026, 53],
    ['2024-12-30', 1, 2025, 1],
    ['1969-12-29', 1, 1970, 1],
  ])('%s is day %s of a week of %s, the %sth', (day, weekday, year, week) => {
    expect(isoWeekday(at(day))).toBe(weekday)
    expect(isoWeek(at(day))).toEqual({ year, week })
  })

  it.each([
    [0, '2026-11-15T00:00:00.000Z'],
    [1, '2026-11-09T00:00:00.000Z'],
    [6, '2026-11-14T00:00:00.000Z'],
  ])('a week that starts on day %s has begun at %s', (weekStart, start) => {
    expect(iso(startOfWallWeek(at('2026-11-15T18:00Z'), weekStart))).toBe(start)
  })
})
