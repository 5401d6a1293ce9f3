// The calendar of a zone, on what Intl knows of it. A "wall" is what clocks there show, written as the milliseconds at which UTC
// would show the same: arithmetic of days and months is done on walls and turned back, so that changes of the clock come out right.

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** Clocks never change but on a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS
/** Intl counts years before 1 backwards; offsets that far off are those of year 5. */
const FIRST_MS = -62_000_000_000_000
const LAST_MS = Date.UTC(9999, 11, 30)
const MAX_KNOWN = 20_000

interface Zone {
  readonly format: Intl.DateTimeFormat | null
  /** By day of UTC; NaN where the offset changes in the course of it. */
  readonly days: Map<number, number>
  readonly quarters: Map<number, number>
}
const zones = new Map<string, Zone>()

function openFormat(name: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return null
  }
}

/** A zone that nobody knows keeps the time of UTC. */
function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known) return known
  const zone = { format: name === 'UTC' ? null : openFormat(name), days: new Map(), quarters: new Map() }
  if (zones.size >= 600) zones.clear()
  zones.set(name, zone)
  return zone
}

export const isZone = (name: string): boolean => name === 'UTC' || zoneOf(name).format !== null

function askIntl(ms: number, format: Intl.DateTimeFormat): number {
  const shown: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(ms)) shown[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  return toWall({ year, month, day, hour, minute, second }) - Math.floor(ms / 1000) * 1000
}

function remember(known: Map<number, number>, key: number, offset: number): number {
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, offset)
  return offset
}

/** What clocks show there, less what UTC shows, in milliseconds. */
export function offsetAt(ms: number, zoneName: string): number {
  const { format, days, quarters } = zoneOf(zoneName)
  if (!format || Number.isNaN(ms)) return 0
  const near = Math.min(Math.max(ms, FIRST_MS), LAST_MS)
  const day = Math.floor(near / DAY_MS)
  let offset = days.get(day)
  if (offset === undefined) {
    const first = askIntl(day * DAY_MS, format)
    const last = askIntl((day + 1) * DAY_MS, format)
    offset = remember(days, day, first === last ? first : Number.NaN)
  }
  if (!Number.isNaN(offset)) return offset
  const quarter = Math.floor(near / QUARTER_MS)
  return quarters.get(quarter) ?? remember(quarters, quarter, askIntl(quarter * QUARTER_MS, format))
}

export const wallAt = (ms: number, zone: string): number => ms + offsetAt(ms, zone)

/**
 * The moment at which clocks there show this. What is shown twice is its first time; what is skipped is as much later as was
 * skipped: 2:30 in spring is 3:30.
 */
export function fromWall(wall: number, zone: string): number {
  const before = offsetAt(wall - DAY_MS, zone)
  if (offsetAt(wall - before, zone) === before) return wall - before
  const after = offsetAt(wall + DAY_MS, zone)
  return offsetAt(wall - after, zone) === after ? wall - after : wall - before
}

/** Months count from 1. */
interface WallParts {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour?: number
  readonly minute?: number
  readonly second?: number
}

/** Parts beyond their range run over: day 0 is the last of the month before. */
export function toWall({ year, month, day, hour = 0, minute = 0, second = 0 }: WallParts): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getTime() + hour * HOUR_MS + minute * MINUTE_MS + second * 1000
}

export function wallParts(wall: number): Required<WallParts> {
  const date = new Date(wall)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

/** 1 is Monday, 7 is Sunday. 1970 began on a Thursday. */
export const isoWeekday = (wall: number): number => ((((Math.floor(wall / DAY_MS) + 3) % 7) + 7) % 7) + 1

/** The week that has this week's Thursday in its year, and that year. */
export function isoWeek(wall: number): { readonly year: number; readonly week: number } {
  const thursday = (Math.floor(wall / DAY_MS) + 4 - isoWeekday(wall)) * DAY_MS
  const year = new Date(thursday).getUTCFullYear()
  return { year, week: 1 + Math.floor((thursday - toWall({ year, month: 1, day: 1 })) / (7 * DAY_MS)) }
}

/** On walls: the last day of a month that is shorter. */
export function addMonthsToWall(wall: number, months: number): number {
  const { year, month, day } = wallParts(wall)
  const days = wallParts(toWall({ year, month: month + months + 1, day: 0 })).day
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS
  return toWall({ year, month: month + months, day: Math.min(day, days) }) + (wall - midnight)
}
export const startOfWallDay = (wall: number): number => Math.floor(wall / DAY_MS) * DAY_MS
/** `weekStart`: 0 is Sunday. */
export const startOfWallWeek = (wall: number, weekStart: number): number =>
  startOfWallDay(wall) - ((isoWeekday(wall) - weekStart + 7) % 7) * DAY_MS

const onWall = (ms: number, zone: string, change: (wall: number) => number): number =>
  fromWall(change(wallAt(ms, zone)), zone)

/** The first moment of the day: an hour late where midnight is skipped. */
export const startOfDay = (ms: number, zone: string): number => onWall(ms, zone, startOfWallDay)
export const addDays = (ms: number, days: number, zone: string): number =>
  onWall(ms, zone, wall => wall + days * DAY_MS)
export const addMonths = (ms: number, months: number, zone: string): number =>
  onWall(ms, zone, wall => addMonthsToWall(wall, months))
