// Dates as they are stored: {start, end?, zone?, reminder?}, where start and end are `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`. A time is
// that of its zone, else of the offset written behind it; with neither it is read as UTC, because it must be the same for everybody.
import type { DateCell } from '@sheaf/core/collection/column'
import { fromWall, isZone, MINUTE_MS, wallAt } from '@sheaf/core/collection/zone'
import { type Check, custom, type Json } from '@sheaf/core/validation/checks'
import { fieldsIn, stringIn } from './read-json'
import { isMoment, wallTime } from './zone-time'

const form = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/

interface Moment {
  readonly at: number
  readonly hasTime: boolean
}
export function readMoment(text: string, zone: string): Moment | null {
  const match = form.exec(text)
  if (!match) return null
  const [, year, month, day, hour, minute, second, offset] = match
  const parts = [hour, minute, second].map(part => Number(part ?? 0))
  const wall = wallTime(Number(year), Number(month), Number(day), ...parts)
  if (Number.isNaN(wall)) return null
  if (hour === undefined) return { at: wall, hasTime: false }
  const at = offset ? wall - offsetMs(offset) : zone ? fromWall(wall, zone) : wall
  return { at, hasTime: true }
}
function offsetMs(offset: string): number {
  if (offset === 'Z') return 0
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))
  return (offset.startsWith('-') ? -minutes : minutes) * MINUTE_MS
}

/** Null for what is no date. An end that is none, or lies before the start, is left out. */
export function readDateValue(value: Json | undefined): DateCell | null {
  const fields = fieldsIn(value)
  const given = stringIn(fields['zone'])
  const zone = isZone(given) ? given : ''
  const start = readMoment(stringIn(fields['start']), zone)
  if (!start) return null
  const end = readMoment(stringIn(fields['end']), zone)
  const hasEnd = end !== null && end.at >= start.at && end.hasTime === start.hasTime
  return {
    start: start.at,
    hasTime: start.hasTime,
    ...(hasEnd ? { end: end.at } : {}),
    ...(zone && start.hasTime ? { zone } : {}),
  }
}

/** As a value, with times as the clocks of a zone show them. Dates have no seconds. */
export function dateValueOf({ start, end, hasTime, zone }: DateCell, readersZone: string): Json | null {
  const own = zone ?? readersZone
  if (!isMoment(start)) return null
  return {
    start: isoText(start, hasTime, own),
    ...(end !== undefined && isMoment(end) ? { end: isoText(end, hasTime, own) } : {}),
    ...(hasTime ? { zone: own } : {}),
  }
}
export const isoText = (at: number, hasTime: boolean, zone: string): string =>
  new Date(hasTime ? wallAt(at, zone) : at).toISOString().slice(0, hasTime ? 16 : 10)

const isReminder = (value: Json | undefined): boolean => {
  const { amount, unit } = fieldsIn(value)
  return typeof amount === 'number' && amount >= 0 && ['minute', 'hour', 'day', 'week'].includes(stringIn(unit))
}
/** Stricter than reading: what is written has to be whole. */
export const dateValueCheck: Check<Json> = custom(
  (value): value is Json => {
    const { start, end, zone, reminder, ...rest } = fieldsIn(value as Json)
    if (zone !== undefined && !isZone(stringIn(zone))) return false
    if (reminder !== undefined && !isReminder(reminder)) return false
    const cell = readDateValue(value as Json)
    if (start === undefined || cell === null || Object.keys(rest).length > 0) return false
    return end === undefined || cell.end !== undefined
  },
  'a date with start and, if any, a later end of the same form, a known zone and a reminder',
  { type: 'object', required: ['start'] },
)
